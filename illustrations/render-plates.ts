// Renders the illustration of every record into `public/plates` and lists them in `server/content/catalogue/plates.json`.
//
//   npm run draw -w illustrations                        renders what changed
//   npm run draw -w illustrations -- --fast              with less effort: larger files in less time, for a quick look
//   npm run draw -w illustrations -- --only tours/slug   renders one, changed or not
//   npm run draw -w illustrations -- --sheet all.png     draws all of them small on one sheet
//   npm run draw -w illustrations -- --sheet cards.png --shape card   of one shape
//   npm run check -w illustrations                       renders nothing; fails when a plate is not the drawing of its record

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '#illustrations/product.ts';
import { writeContactSheet } from '#illustrations/render/contact-sheet.ts';
import { readManifest, writeManifest } from '#illustrations/render/manifest.ts';
import { isFresh, isRendered, renderShape, type StaleShape } from '#illustrations/render/plate-cache.ts';
import { allFilesOf, deleteOrphans, totalBytes } from '#illustrations/render/plate-files.ts';
import { plateJobs } from '#illustrations/render/plate-job.ts';
import { showProgress } from '#illustrations/render/progress.ts';
import { readScenes, sceneNotes } from '#illustrations/render/scenes.ts';
import { sourcesHash } from '#illustrations/render/sources.ts';
import { readOptions } from '../scripts/read-options.ts';
import { readContent } from '../server/content/catalogue/records/read-content.ts';

/** More effort makes files some hundredths smaller and takes four times as long. */
const usualEffort = 2;
const fastEffort = 0;

const options = readOptions({
  fast: { type: 'boolean', default: false },
  only: { type: 'string' },
  shape: { type: 'string' },
  check: { type: 'boolean', default: false },
  sheet: { type: 'string' },
});

const content = readContent(contentFolder);
const scenes = readScenes();
for (const note of sceneNotes(content, scenes)) process.stderr.write(`${note}\n`);
const allJobs = plateJobs(content, scenes);
const jobs = allJobs.filter(
  ({ plate, shape }) =>
    (options.only === undefined || plate === options.only) && (options.shape === undefined || shape === options.shape),
);
if (jobs.length === 0) throw new Error(`There is no plate ${options.only ?? ''} ${options.shape ?? ''}.`);
const manifest = readManifest();
const sources = sourcesHash(allJobs);

if (options.sheet !== undefined) await writeContactSheet(jobs, resolve(process.env.INIT_CWD ?? '.', options.sheet));
else if (options.check) reportStale(staleShapes(fastEffort));
else await renderStale(options.fast ? fastEffort : usualEffort);

/** What has to be rendered. Where the sources are those of the last run, nothing has to be drawn to know. */
function staleShapes(effort: number): StaleShape[] {
  const isUnchanged = manifest.sources === sources && options.only === undefined;
  const asked = isUnchanged ? jobs.filter((job) => !isRendered(manifest, job, effort)) : jobs;
  const stale: StaleShape[] = [];
  const progress = showProgress(asked.length, 'drawn');
  for (const job of asked) {
    const drawn = job.draw();
    const flaw = /NaN|undefined|Infinity|null/.exec(drawn.svg)?.[0];
    if (flaw !== undefined) throw new Error(`The drawing of ${job.key} says ${flaw} where a number belongs.`);
    if (options.only !== undefined || !isFresh(manifest, job, drawn, effort)) stale.push({ job, drawn });
    progress.step(job.key);
  }
  progress.end();
  return stale;
}

function reportStale(stale: readonly StaleShape[]): void {
  for (const { job } of stale) process.stderr.write(`${job.key} is not the drawing of its record\n`);
  process.stderr.write(`${stale.length} of ${jobs.length} pictures need rendering\n`);
  if (stale.length > 0) process.exitCode = 1;
}

async function renderStale(effort: number): Promise<void> {
  // Each picture is encoded on one thread, so that the same one always gives the same bytes.
  sharp.concurrency(1);
  const stale = staleShapes(effort);
  const progress = showProgress(stale.length, 'rendered');
  const waiting = stale.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const shape of waiting) {
        await renderShape(manifest, shape, effort);
        // Written each time: a run that is stopped goes on where it was.
        writeManifest(manifest);
        progress.step(shape.job.key);
      }
    }),
  );
  progress.end();
  forgetOthers();
  const isWhole = options.only === undefined && options.shape === undefined;
  if (isWhole) manifest.sources = sources;
  writeManifest(manifest);
  const megabytes = (totalBytes() / 1e6).toFixed(1);
  process.stderr.write(`${stale.length} of ${jobs.length} pictures rendered; all files together ${megabytes} MB\n`);
}

/** Drops plates whose record is gone, and shapes no plate has any more. */
function forgetOthers(): void {
  const plates = new Set(allJobs.map(({ plate }) => plate));
  const keys = new Set(allJobs.map(({ key }) => key));
  for (const plate of manifest.plates.keys()) if (!plates.has(plate)) manifest.plates.delete(plate);
  for (const key of manifest.shapes.keys()) if (!keys.has(key)) manifest.shapes.delete(key);
  for (const file of deleteOrphans(new Set(allJobs.flatMap(allFilesOf)))) process.stderr.write(`deleted ${file}\n`);
}
