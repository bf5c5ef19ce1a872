import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composePlate } from '#illustrations/plates/compose.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { contentFolder } from '#illustrations/product.ts';
import { budgetOf, fallbackBudget } from '#illustrations/render/encode.ts';
import { hashOf, readManifest } from '#illustrations/render/manifest.ts';
import { pagePlates } from '#illustrations/render/page-plates.ts';
import { plateFiles } from '#illustrations/render/plate-files.ts';
import { type PlateJob, plateJobs } from '#illustrations/render/plate-job.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { sourcesHash } from '#illustrations/render/sources.ts';
import { recordShapes } from '../../contract/records/plate-shapes.ts';
import { coveredKinds } from '../../server/content/catalogue/records/photographed-records.ts';
import { readContent } from '../../server/content/catalogue/records/read-content.ts';

const content = readContent(contentFolder);
const jobs = plateJobs(content, readScenes());
const manifest = readManifest();
/** Some of every shape: drawing all of them takes a minute. */
const sample = jobs.filter((_, index) => index % 11 === 0).map((job) => ({ job, drawn: job.draw() }));

test('every record, every room and every page that asks for one has a plate in all its shapes', () => {
  const rooms = content.accommodations.flatMap((stay) => stay.rooms);
  const forRecords = coveredKinds.reduce((sum, kind) => sum + content[kind].length, 0) * recordShapes.length;
  const forPages = Object.values(pagePlates).reduce((sum, { shapes }) => sum + shapes.length, 0);
  expect(jobs).toHaveLength(forRecords + rooms.length + forPages);
  expect(new Set(manifest.shapes.keys())).toEqual(new Set(jobs.map(({ key }) => key)));
  expect(new Set(manifest.plates.keys())).toEqual(new Set(jobs.map(({ plate }) => plate)));
});

test('a second run of npm run draw -w illustrations would change nothing: the drawings come from the same sources', () => {
  expect(manifest.sources).toBe(sourcesHash(jobs));
});

test('the files are of the drawings, byte for byte as they are drawn now', () => {
  for (const { job, drawn } of sample) expect(manifest.shapes.get(job.key)?.hash, job.key).toBe(hashOf(drawn.svg));
});

test('a plate drawn twice is the same, and no two are alike', () => {
  for (const { job, drawn } of sample.slice(0, 12)) expect(job.draw().svg === drawn.svg, job.key).toBe(true);
  expect(new Set([...manifest.shapes.values()].map(({ hash }) => hash)).size).toBe(jobs.length);
});

test('drawings hold numbers where numbers belong', () => {
  for (const { job, drawn } of sample)
    expect(/NaN|undefined|Infinity|null/.exec(drawn.svg)?.[0], job.key).toBeUndefined();
});

/** A picture's edge keeps this far from its subject, as a share of width or height. */
const air = 0.012;

/** In a portrait the grass covers the feet, and the picture's edge all but the neck of a giraffe. */
function isPortrait({ spec }: PlateJob): boolean {
  return 'props' in spec && cameraOf(spec) === 'portrait';
}

test('what a plate is of is whole in every shape', () => {
  const cut = jobs.flatMap((job) => {
    const [left, top, right, bottom] = manifest.shapes.get(job.key)?.subject ?? [0, 0, 0, 0];
    if (job.shape === undefined) return [];
    const stands = isPortrait(job) || bottom <= 1 - air / 2;
    const isWhole = left >= air && right <= 1 - air && top >= air && stands;
    return isWhole ? [] : [`${job.key}: ${left} to ${right}, ${top} to ${bottom}`];
  });
  expect(cut).toEqual([]);
});

test('nothing happens in the third of a page’s head that its panel covers', () => {
  const covered = jobs.flatMap((job) => {
    const [, , right] = manifest.shapes.get(job.key)?.subject ?? [0, 0, 0, 0];
    const isHead = job.shape === 'wide' || job.shape === 'panorama';
    return isHead && right > 2 / 3 ? [`${job.key}: ${right}`] : [];
  });
  expect(covered).toEqual([]);
});

test('the elephants of the home page stand above the trip finder and below its words', () => {
  const finder = { 'hero-upright': 0.88, 'hero-tablet': 0.85, 'hero-laptop': 0.88, 'hero-cinema': 0.88 };
  for (const [shape, from] of Object.entries(finder)) {
    const [, top, , bottom] = manifest.shapes.get(`pages/home-hero-${shape}`)?.subject ?? [0, 0, 0, 1];
    expect(bottom, shape).toBeLessThan(from);
    expect(top, shape).toBeGreaterThan(0.62);
  }
});

test('every shape has its files, none heavier than its budget', () => {
  for (const job of jobs) {
    const { avif, webp } = plateFiles(job);
    for (const file of avif) {
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size, file).toBeLessThanOrEqual(budgetOf(job.shape));
    }
    if (webp !== undefined) expect(statSync(webp).size, webp).toBeLessThanOrEqual(fallbackBudget);
  }
});

test('a preview is a few hundred bytes', () => {
  for (const [key, { lqip, colour }] of manifest.plates) {
    expect(lqip.length, key).toBeLessThan(900);
    expect(colour, key).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a picture is laid out again for its format, not cropped: words and panels find their side calm', () => {
  const spec: PlateSpec = {
    time: 'noon',
    biome: 'savannah',
    landmark: 'kili',
    fauna: [{ species: 'elephant', count: 2 }],
    props: [],
  };
  const { subject: besideWords } = composePlate(spec, { width: 1920, height: 823, seed: 'hero', layout: 'words' });
  const { subject: besidePanel } = composePlate(spec, { width: 2080, height: 800, seed: 'hero', layout: 'panel' });
  expect(besideWords.left).toBeGreaterThan(0.3);
  expect(besidePanel.right).toBeLessThan(0.6);
});
