// All plates at a glance, as one PNG.

import sharp, { type OverlayOptions } from 'sharp';
import type { PlateJob } from '#illustrations/render/plate-job.ts';
import { imageOf, rasterise } from '#illustrations/render/rasterise.ts';

const columns = 6;
const tile = { width: 320, height: 200 };
const gap = 8;
const caption = 18;
const paper = '#fbf6ec';

/** Draws every plate anew, small, with its key below. */
export async function writeContactSheet(jobs: readonly PlateJob[], file: string): Promise<void> {
  const cell = { width: tile.width + gap, height: tile.height + caption };
  const pieces: OverlayOptions[] = [];
  for (const [index, job] of jobs.entries()) {
    const left = gap + (index % columns) * cell.width;
    const top = gap + Math.floor(index / columns) * cell.height;
    const picture = imageOf(await rasterise(job.draw().svg)).resize(tile);
    pieces.push({ input: await picture.png().toBuffer(), left, top });
    pieces.push({ input: Buffer.from(captionSvg(job.key)), left, top: top + tile.height });
  }
  const rows = Math.ceil(jobs.length / columns);
  const sheet = { width: gap + columns * cell.width, height: gap + rows * cell.height };
  await sharp({ create: { ...sheet, channels: 3, background: paper } })
    .composite(pieces)
    .png()
    .toFile(file);
}

function captionSvg(text: string): string {
  const words = `<text x="2" y="13" font-size="11" font-family="sans-serif">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${caption}">${words}</svg>`;
}
