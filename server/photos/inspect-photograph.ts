import sharp, { type Sharp } from 'sharp';
import { damaged, inspectOriginal, type OriginalHeader, openOriginal } from '#server/photos/photo-decoder.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';

/** What a file that somebody brought is. */
export interface InspectedPhotograph extends OriginalHeader {
  /** Where eyes go first, as shares of width and height: a first guess of what frames are to keep. */
  focal: { x: number; y: number };
}

/** Why it is no photograph we can show, and what to do. */
export interface RefusedPhotograph {
  refused: string;
}

/** In pixels of its longer side; enough to find what draws the eye. */
const guessedFrom = 320;

/** Of the picture in which the focal point is pointed at. */
const previewSide = 960;

/** Decodes all of a file, as making its renditions would. */
export function inspectPhotograph(file: string): Promise<InspectedPhotograph | RefusedPhotograph> {
  return orRefused(async () => {
    const header = await inspectOriginal(file);
    const small = await decoded(openOriginal(file).resize(guessedFrom, guessedFrom, { fit: 'inside' }).png());
    return { ...header, focal: await attentionOf(small) };
  });
}

/** A small WebP of a file, without anything but its pixels. */
export function previewPhotograph(file: string): Promise<{ webp: Uint8Array<ArrayBuffer> } | RefusedPhotograph> {
  return orRefused(async () => {
    await inspectOriginal(file);
    const size = { fit: 'inside', withoutEnlargement: true } as const;
    const webp = openOriginal(file).resize(previewSide, previewSide, size).webp({ quality: 70, effort: 2 });
    return { webp: new Uint8Array((await decoded(webp)).data) };
  });
}

async function orRefused<T>(work: () => Promise<T>): Promise<T | RefusedPhotograph> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.message };
    throw error;
  }
}

async function decoded(picture: Sharp) {
  try {
    return await picture.toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw damaged(error);
  }
}

/** sharp says where it looks only when it cuts: a part that is as high or as wide as the picture, so that nothing is scaled. */
async function attentionOf({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  const { width, height } = info;
  const part = width >= height ? [Math.ceil(height / 2), height] : [width, Math.ceil(width / 2)];
  const cut = await sharp(data)
    .resize(part[0], part[1], { fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, of: number) =>
    Math.min(1, Math.max(0, Math.round((100 * (at ?? of / 2)) / of) / 100));
  return { x: share(cut.info.attentionX, width), y: share(cut.info.attentionY, height) };
}
