import { contentFolder, testedContentFolder } from '#illustrations/product.ts';
import { type PlateJob, plateJobs } from '#illustrations/render/plate-job.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { readContent } from '../../server/catalogue/content/read-content.ts';

/*
 * Whether the pictures are those of the records is asked of the records the pictures were drawn for. What an operator has added,
 * changed or removed is his, drawn or not.
 */

const scenes = readScenes();
const drawnFor = plateJobs(readContent(testedContentFolder), scenes);
const here = plateJobs(readContent(contentFolder), scenes);

/** The jobs of the records that are as they were when their pictures were drawn. */
export function unchangedJobs(): PlateJob[] {
  const before = new Set(drawnFor.map(wordsOf));
  return here.filter((job) => before.has(wordsOf(job)));
}

/** Whether nothing that is drawn has been added, changed or removed. */
export function isAllUnchanged(): boolean {
  return here.map(wordsOf).join() === drawnFor.map(wordsOf).join();
}

function wordsOf({ key, spec }: PlateJob): string {
  return JSON.stringify([key, spec]);
}
