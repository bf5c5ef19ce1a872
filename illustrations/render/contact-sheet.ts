// All plates at a glance, as one PNG.

import sharp, { type OverlayOptions } from 'sharp';
import type { PlateJob } from '#illustrations/render/plate-job.ts';
import { showProgress } from '#illustrations/render/progress.ts';
import { imageOf, rasterise } from '#illustrations/render/rasterise.ts';

/** Every picture is as high, and as wide as its shape makes it. */
const tileHeight = 200;
/** What a row holds, about. */
const sheetWidth = 1968;
const gap = 8;
const caption = 18;
const paper = '#fbf6ec';

/** Draws every picture anew, small, with its key below. */
export async function writeContactSheet(jobs: readonly PlateJob[], file: string): Promise<void> {
  const pieces: OverlayOptions[] = [];
  let [left, top] = [gap, gap];
  const progress = showProgress(jobs.length, 'drawn');
  for (const job of jobs) {
    const width = Math.round((job.width * tileHeight) / job.height);
    if (left + width > sheetWidth) [left, top] = [gap, top + tileHeight + caption];
    const picture = imageOf(await rasterise(job.draw().svg)).resize({ width, height: tileHeight });
    pieces.push({ input: await picture.png().toBuffer(), left, top });
    pieces.push({ input: Buffer.from(captionSvg(job.key, width)), left, top: top + tileHeight });
    left += width + gap;
    progress.step(job.key);
  }
  progress.end();
  const sheet = { width: sheetWidth + gap, height: top + tileHeight + caption };
  await sharp({ create: { ...sheet, channels: 3, background: paper } })
    .composite(pieces)
    .png()
    .toFile(file);
}

function captionSvg(text: string, width: number): string {
  const words = `<text x="2" y="13" font-size="11" font-family="sans-serif">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}">${words}</svg>`;
}
