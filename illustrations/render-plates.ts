// Renders the illustration of every record into `public/plates` and lists them in `server/catalogue/plates.json`.
//
//   npm run draw -w illustrations                        renders what changed
//   npm run draw -w illustrations -- --fast              with less effort: larger files in less time, for a quick look
//   npm run draw -w illustrations -- --only tours/slug   renders one, changed or not
//   npm run draw -w illustrations -- --sheet all.png     draws all of them small on one sheet
//   npm run check -w illustrations                       renders nothing; fails when a plate is not the drawing of its record

import { resolve } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '#illustrations/product.ts';
import { writeContactSheet } from '#illustrations/render/contact-sheet.ts';
import { totalLimit } from '#illustrations/render/encode.ts';
import { type Manifest, readManifest, writeManifest } from '#illustrations/render/manifest.ts';
import { isFresh, renderPlate, type StalePlate } from '#illustrations/render/plate-cache.ts';
import { deleteOrphans, plateFiles, totalBytes } from '#illustrations/render/plate-files.ts';
import { type PlateJob, plateJobs } from '#illustrations/render/plate-job.ts';
import { showProgress } from '#illustrations/render/progress.ts';
import { readScenes, sceneProblems } from '#illustrations/render/scenes.ts';
import { readOptions } from '../scripts/read-options.ts';
import { readContent } from '../server/catalogue/content/read-content.ts';

/** Pictures in the works at once; each is encoded on one thread, so that the same picture always gives the same bytes. */
const atOnce = 2;
/** More effort makes files some hundredths smaller and takes four times as long. */
const usualEffort = 2;
const fastEffort = 0;

const options = readOptions({
  fast: { type: 'boolean', default: false },
  only: { type: 'string' },
  check: { type: 'boolean', default: false },
  sheet: { type: 'string' },
});

const content = readContent(contentFolder);
const scenes = readScenes();
const problems = sceneProblems(content, scenes);
if (problems.length > 0) throw new Error(problems.join('\n'));
const allJobs = plateJobs(content, scenes);
const jobs = options.only === undefined ? allJobs : allJobs.filter(({ key }) => key === options.only);
if (jobs.length === 0) throw new Error(`There is no plate ${options.only}.`);
const manifest = readManifest();

if (options.sheet !== undefined) await writeContactSheet(jobs, resolve(process.env.INIT_CWD ?? '.', options.sheet));
else if (options.check) reportStale(stalePlates(fastEffort));
else await renderStale(options.fast ? fastEffort : usualEffort);

function stalePlates(effort: number): StalePlate[] {
  return jobs
    .map((job) => ({ job, drawn: job.draw() }))
    .filter(({ job, drawn }) => options.only !== undefined || !isFresh(manifest, job, drawn, effort));
}

function reportStale(stale: readonly StalePlate[]): void {
  for (const { job } of stale) process.stderr.write(`${job.key} is not the drawing of its record\n`);
  process.stderr.write(`${stale.length} of ${jobs.length} plates need rendering\n`);
  if (stale.length > 0) process.exitCode = 1;
}

async function renderStale(effort: number): Promise<void> {
  sharp.concurrency(1);
  const stale = stalePlates(effort);
  const progress = showProgress(stale.length);
  const waiting = stale.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const plate of waiting) {
        manifest.set(plate.job.key, await renderPlate(plate, effort));
        // Written each time: a run that is stopped goes on where it was.
        writeManifest(manifest);
        progress.step(plate.job.key);
      }
    }),
  );
  progress.end();
  forget(manifest, allJobs);
  reportTotals(stale.length);
}

/** Drops plates whose record is gone. */
function forget(known: Manifest, wanted: readonly PlateJob[]): void {
  const keys = new Set(wanted.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
  writeManifest(known);
  const files = wanted.map(({ key, widths }) => plateFiles(key, widths));
  for (const file of deleteOrphans(new Set(files.flatMap(({ avif, webp }) => [...avif, webp])))) {
    process.stderr.write(`deleted ${file}\n`);
  }
}

function reportTotals(rendered: number): void {
  const bytes = totalBytes();
  const megabytes = (bytes / 1e6).toFixed(1);
  process.stderr.write(`${rendered} of ${jobs.length} plates rendered; all files together ${megabytes} MB\n`);
  if (bytes > totalLimit) throw new Error(`Plates may weigh ${totalLimit / 1e6} MB together.`);
}
