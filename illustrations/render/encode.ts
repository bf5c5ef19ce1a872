// From pixels to the files a browser gets.

import type { Sharp } from 'sharp';
import { imageOf, type Pixels } from '#illustrations/render/rasterise.ts';

/** What the widest AVIF may weigh, in bytes. */
export const widestLimit = 130_000;
/** What all plates together may weigh. */
export const totalLimit = 16_500_000;
export const fallbackWidth = 640;

const avifQuality = 45;
const webpQuality = 44;
/** A picture that stays too heavy loses this much quality at a time. */
const qualityStep = 4;
const lowestQuality = 26;

/** An AVIF of this width, no heavier than the limit. */
export async function encodeAvif(pixels: Pixels, width: number, effort: number): Promise<Buffer> {
  for (let quality = avifQuality; ; quality -= qualityStep) {
    const file = await resized(pixels, width).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= widestLimit || quality - qualityStep < lowestQuality) return file;
  }
}

/** For browsers that cannot read AVIF. */
export async function encodeWebp(pixels: Pixels): Promise<Buffer> {
  return await resized(pixels, fallbackWidth)
    .webp({ quality: webpQuality, effort: 5, smartSubsample: true })
    .toBuffer();
}

/**
 * It is shown blurred, five times its size and more: blurring it first takes nothing one would see, and 40 % of its
 * bytes.
 */
const previewBlur = 2;

/** Two hundred bytes to show until the picture arrives, as a data address: 50 by 50 at quality 20 (B-44). */
export async function encodePreview(pixels: Pixels): Promise<string> {
  // One chain blurs after it has made the picture small.
  const small = imageOf(pixels).resize(50, 50, { fit: 'cover' }).blur(previewBlur);
  const file = await small.webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}

/** The colour most of the picture has. */
export async function dominantColour(pixels: Pixels): Promise<string> {
  const { dominant } = await imageOf(pixels).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function resized(pixels: Pixels, width: number): Sharp {
  const image = imageOf(pixels);
  return width === pixels.width ? image : image.resize({ width, kernel: 'lanczos3' });
}
