// Renders a plate only when its drawing is not the one its files were made from.

import { dominantColour, encodeAvif, encodePreview, encodeWebp } from '#illustrations/render/encode.ts';
import { withGrain } from '#illustrations/render/grain.ts';
import { hashOf, type Manifest, type RenderedPlate } from '#illustrations/render/manifest.ts';
import { haveFiles, plateFiles, writePlateFile } from '#illustrations/render/plate-files.ts';
import type { DrawnPicture, PlateJob } from '#illustrations/render/plate-job.ts';
import { rasterise } from '#illustrations/render/rasterise.ts';

export interface StalePlate {
  readonly job: PlateJob;
  readonly drawn: DrawnPicture;
}

/** Whether the files of a plate are of this drawing, encoded with at least this effort. */
export function isFresh(manifest: Manifest, job: PlateJob, drawn: DrawnPicture, effort: number): boolean {
  const known = manifest.get(job.key);
  return (
    known !== undefined && known.hash === hashOf(drawn.svg) && known.effort >= effort && haveFiles(job.key, job.widths)
  );
}

/** Makes the files of a plate and says what the manifest has to know about them. */
export async function renderPlate({ job, drawn }: StalePlate, effort: number): Promise<RenderedPlate> {
  const pixels = withGrain(await rasterise(drawn.svg), job.key);
  const files = plateFiles(job.key, job.widths);
  for (const [index, width] of job.widths.entries()) {
    const file = files.avif[index];
    if (file !== undefined) writePlateFile(file, await encodeAvif(pixels, width, effort));
  }
  writePlateFile(files.webp, await encodeWebp(pixels));
  return {
    hash: hashOf(drawn.svg),
    effort,
    width: job.width,
    height: job.height,
    widths: [...job.widths],
    colour: await dominantColour(pixels),
    lqip: await encodePreview(pixels),
    focal: drawn.focal,
  };
}
