import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { reasonOf } from '#server/error-parts.ts';
import { mendedJpeg } from '#server/photos/mended-jpeg.ts';
import { photoLimits } from '#server/photos/photo-recipe.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';

// Nothing else is ever read, whatever a file says it is: no SVG, which could name other files, no animation, no document.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});
// One photograph after the other: nothing of one is of use for the next.
sharp.cache(false);

/** The bytes of an original, or the name of its file. */
type Original = Buffer | string;

/** What an original is, whatever its name says. */
export interface OriginalHeader {
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';
  /** Upright, in pixels. */
  width: number;
  height: number;
}

/**
 * Says what is in an original before a pixel of it is decoded.
 *
 * @throws PhotoRefused where it is none, or one we cannot show.
 */
export async function inspectOriginal(original: Original): Promise<OriginalHeader> {
  const found = await headerOf(original);
  if (found.format === 'heif' && found.compression !== 'av1') throw heic();
  if ((found.pages ?? 1) > 1) throw new PhotoRefused(`holds ${found.pages} pictures; save the one to show as a JPEG`);
  const { width, height } = found;
  const size = `${width} × ${height} pixels`;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (width * height > photoLimits.pixels) {
    throw new PhotoRefused(`has ${size}; save it smaller, with 100 megapixels at most`);
  }
  if (long < photoLimits.leastLongSide) {
    throw new PhotoRefused(`has ${size}; bring one with at least ${photoLimits.leastLongSide} on its longer side`);
  }
  if (long > short * photoLimits.mostStretched) {
    throw new PhotoRefused(`has ${size}; cut it to at most ${photoLimits.mostStretched} to 1`);
  }
  const { width: upright, height: high } = found.autoOrient;
  return { format: formatOf(found.format), width: upright, height: high };
}

/** Decoders of other formats are blocked. */
function formatOf(format: Metadata['format']): OriginalHeader['format'] {
  if (format === 'heif') return 'avif';
  if (format === 'jpeg' || format === 'png' || format === 'webp' || format === 'tiff') return format;
  throw new Error(`A decoder of ${format} is not blocked.`);
}

/** Why an original that could be inspected cannot be decoded. */
export function damaged(error: unknown): PhotoRefused {
  const [reason = ''] = reasonOf(error).split('\n');
  return new PhotoRefused(`is damaged (${reason}); take it from where it was copied again`);
}

/**
 * The original, upright and in sRGB, to be made smaller. What is damaged fails where it is read, not here; also what a decoder
 * would fill with grey and only warn of.
 */
export function openOriginal(original: Original): Sharp {
  const bytes = typeof original === 'string' ? readFileSync(original) : original;
  return sharp(mendedJpeg(bytes), { failOn: 'warning', limitInputPixels: photoLimits.pixels })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
}

async function headerOf(original: Original): Promise<Metadata> {
  try {
    return await sharp(original, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch {
    if (isHeic(await beginningOf(original))) throw heic();
    throw new PhotoRefused(
      'is no JPEG, PNG, WebP, AVIF or TIFF, whatever its name says; save the photograph as a JPEG',
    );
  }
}

/** The format telephones keep photographs in, which browsers cannot read and we have no decoder for. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei|hev)/.test(Buffer.from(bytes).toString('latin1', 4, 12));
}

async function beginningOf(original: Original): Promise<Uint8Array> {
  if (typeof original !== 'string') return original.subarray(0, 12);
  const file = await open(original);
  try {
    const { buffer } = await file.read(new Uint8Array(12), 0, 12, 0);
    return buffer;
  } finally {
    await file.close();
  }
}

function heic(): PhotoRefused {
  return new PhotoRefused('is a HEIC; save it as a JPEG');
}
