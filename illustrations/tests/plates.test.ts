import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composePlate } from '#illustrations/plates/compose.ts';
import { contentFolder } from '#illustrations/product.ts';
import { totalLimit, widestLimit } from '#illustrations/render/encode.ts';
import { hashOf, readManifest } from '#illustrations/render/manifest.ts';
import { pagePlates } from '#illustrations/render/page-plates.ts';
import { plateFiles, totalBytes } from '#illustrations/render/plate-files.ts';
import { plateJobs } from '#illustrations/render/plate-job.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { readContent } from '../../server/catalogue/content/read-content.ts';

/** Bytes an AVIF of each width, the fallback and all files together may have. */
const limits = {
  avif: { 480: 30_000, 768: 55_000, 960: 75_000, 1080: 90_000, 1600: widestLimit, 1920: widestLimit },
  fallback: 90_000,
  total: totalLimit,
};

const content = readContent(contentFolder);
const jobs = plateJobs(content, readScenes());
const drawn = new Map(jobs.map((job) => [job.key, job.draw()]));
const manifest = readManifest();

test('every record, every room and every page that asks for one has a plate', () => {
  const withoutPicture = ['faqs', 'legal', 'fees', 'otherCosts'];
  const records = Object.entries(content).filter(([kind]) => !withoutPicture.includes(kind));
  const rooms = content.accommodations.flatMap((stay) => stay.rooms);
  const forRecords = records.reduce((sum, [, all]) => sum + all.length, 0);
  const forPages = Object.values(pagePlates).reduce((sum, { formats }) => sum + formats.length, 0);
  expect(jobs).toHaveLength(forRecords + rooms.length + forPages);
  expect(new Set(manifest.keys())).toEqual(new Set(jobs.map(({ key }) => key)));
});

test('a plate drawn twice is the same, byte for byte', () => {
  for (const job of jobs.filter((_, index) => index % 9 === 0)) {
    expect(job.draw().svg === drawn.get(job.key)?.svg, job.key).toBe(true);
  }
});

test('no two plates are alike', () => {
  const hashes = new Set([...drawn.values()].map(({ svg }) => hashOf(svg)));
  expect(hashes.size).toBe(jobs.length);
});

test('drawings hold numbers where numbers belong, and the focal point is in the picture', () => {
  for (const [key, { svg, focal }] of drawn) {
    expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0], key).toBeUndefined();
    for (const share of [focal.x, focal.y]) expect(share >= 0 && share <= 1, key).toBe(true);
  }
});

test('every rendered plate is of the drawing its record gives now; run npm run draw -w illustrations where not', () => {
  const stale = [...drawn].filter(([key, { svg }]) => manifest.get(key)?.hash !== hashOf(svg)).map(([key]) => key);
  expect(stale).toEqual([]);
});

test('every plate has its files, none heavier than agreed', () => {
  for (const { key, widths } of jobs) {
    const { avif, webp } = plateFiles(key, widths);
    for (const file of [...avif, webp]) expect(existsSync(file), file).toBe(true);
    widths.forEach((width, index) => {
      const limit = limits.avif[width as keyof typeof limits.avif];
      expect(statSync(avif[index] ?? '').size, `${key} at ${width}`).toBeLessThanOrEqual(limit);
    });
    expect(statSync(webp).size, webp).toBeLessThanOrEqual(limits.fallback);
  }
  expect(totalBytes()).toBeLessThanOrEqual(limits.total);
});

test('a preview is a few hundred bytes', () => {
  for (const [key, { lqip, colour }] of manifest) {
    expect(lqip.length, key).toBeLessThan(900);
    expect(colour, key).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a picture is laid out again for its format, not cropped: a hero leaves its upper left to the words', () => {
  const spec = {
    time: 'noon',
    biome: 'savannah',
    landmark: 'kili',
    fauna: [{ species: 'elephant', count: 2 }],
    props: [],
  } as const;
  const hero = composePlate(
    { ...spec, fauna: [...spec.fauna], props: [] },
    { width: 1920, height: 1080, seed: 'hero' },
  );
  const portrait = composePlate(
    { ...spec, fauna: [...spec.fauna], props: [] },
    { width: 780, height: 1200, seed: 'hero' },
  );
  expect(hero.focal.y).toBeGreaterThan(0.5);
  expect(hero.focal.x).toBeLessThan(0.5);
  expect(portrait.svg.startsWith('<svg')).toBe(true);
  expect(portrait.svg).not.toBe(hero.svg);
});
