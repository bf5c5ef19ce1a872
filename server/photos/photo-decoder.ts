import sharp, { type Metadata, type Sharp } from 'sharp';
import { photoLimits } from '#server/photos/photo-recipe.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';

// Nothing else is ever read, whatever a file says it is: no SVG, which could name other files, no animation, no document.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});
// One photograph after the other: nothing of one is of use for the next.
sharp.cache(false);

/**
 * Says what is in an original before a pixel of it is decoded.
 *
 * @throws PhotoRefused where it is none, or one we cannot show.
 */
export async function inspectOriginal(bytes: Buffer): Promise<void> {
  const found = await headerOf(bytes);
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
}

/**
 * The original, upright and in sRGB, to be made smaller. What is damaged fails where it is read, not here; also what a decoder
 * would fill with grey and only warn of.
 */
export function openOriginal(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: photoLimits.pixels })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch {
    if (isHeic(bytes)) throw heic();
    throw new PhotoRefused(
      'is no JPEG, PNG, WebP, AVIF or TIFF, whatever its name says; save the photograph as a JPEG',
    );
  }
}

/** The format telephones keep photographs in, which browsers cannot read and we have no decoder for. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei|hev)/.test(bytes.toString('latin1', 4, 12));
}

function heic(): PhotoRefused {
  return new PhotoRefused('is a HEIC; save it as a JPEG');
}
