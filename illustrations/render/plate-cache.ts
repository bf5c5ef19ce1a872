// Renders a shape of a plate only when its drawing is not the one its files were made from.

import type { ComposedPlate } from '#illustrations/plates/compose.ts';
import { budgetOf, dominantColour, encodeAvif, encodePreview, encodeWebp } from '#illustrations/render/encode.ts';
import { withGrain } from '#illustrations/render/grain.ts';
import { type DrawnShape, hashOf, type Manifest, type ShownPlate } from '#illustrations/render/manifest.ts';
import { haveFiles, plateFiles, writePlateFile } from '#illustrations/render/plate-files.ts';
import type { PlateJob } from '#illustrations/render/plate-job.ts';
import { type Pixels, rasterise } from '#illustrations/render/rasterise.ts';

export interface StaleShape {
  readonly job: PlateJob;
  readonly drawn: ComposedPlate;
}

/** Whether the files of a shape are there, and made with at least this effort. */
export function isRendered({ shapes, plates }: Manifest, job: PlateJob, effort: number): boolean {
  const known = shapes.get(job.key);
  return known !== undefined && known.effort >= effort && plates.has(job.plate) && haveFiles(job);
}

/** Whether the files of a shape are of this drawing. */
export function isFresh(manifest: Manifest, job: PlateJob, drawn: ComposedPlate, effort: number): boolean {
  return isRendered(manifest, job, effort) && manifest.shapes.get(job.key)?.hash === hashOf(drawn.svg);
}

/** Makes the files of a shape and writes down what they were made of. */
export async function renderShape(manifest: Manifest, { job, drawn }: StaleShape, effort: number): Promise<void> {
  const pixels = withGrain(await rasterise(drawn.svg), job.plate);
  const files = plateFiles(job);
  for (const [index, width] of job.widths.entries()) {
    const file = files.avif[index];
    if (file !== undefined) writePlateFile(file, await encodeAvif(pixels, width, effort, budgetOf(job.shape)));
  }
  if (files.webp !== undefined) {
    writePlateFile(files.webp, await encodeWebp(pixels));
    manifest.plates.set(job.plate, await shownOf(job, pixels));
  }
  manifest.shapes.set(job.key, ledgerEntry(drawn, effort));
}

async function shownOf({ shape, width, height, widths }: PlateJob, pixels: Pixels): Promise<ShownPlate> {
  return {
    colour: await dominantColour(pixels),
    lqip: await encodePreview(pixels),
    ...(shape === undefined && { size: { width, height, widths: [...widths] } }),
  };
}

function ledgerEntry({ svg, subject }: ComposedPlate, effort: number): DrawnShape {
  const round = (share: number) => Math.round(share * 1000) / 1000;
  const { left, top, right, bottom } = subject;
  return { hash: hashOf(svg), effort, subject: [round(left), round(top), round(right), round(bottom)] };
}
