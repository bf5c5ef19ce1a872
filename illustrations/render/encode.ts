// From pixels to the files a browser gets.

import type { Sharp } from 'sharp';
import { imageOf, type Pixels } from '#illustrations/render/rasterise.ts';
import { fallbackWidth, type PlateShape } from '../../contract/records/plate-shapes.ts';

/** What each rendition of a shape may weigh, in bytes; a room has no shape of its own. */
const budgets: Readonly<Record<PlateShape, number>> = {
  card: 25_000,
  list: 45_000,
  wide: 60_000,
  panorama: 90_000,
  thumb: 10_000,
  'hero-upright': 60_000,
  'hero-tablet': 60_000,
  'hero-laptop': 90_000,
  'hero-cinema': 90_000,
};
const roomBudget = 45_000;

export function budgetOf(shape: PlateShape | undefined): number {
  return shape === undefined ? roomBudget : budgets[shape];
}

/** What the rendition for older browsers may weigh. */
export const fallbackBudget = 60_000;

const avifQuality = 46;
const webpQuality = 44;
/** A picture that stays too heavy loses this much quality at a time. */
const qualityStep = 4;
const lowestQuality = 22;

/** An AVIF of this width, no heavier than its budget. */
export async function encodeAvif(pixels: Pixels, width: number, effort: number, budget: number): Promise<Buffer> {
  for (let quality = avifQuality; ; quality -= qualityStep) {
    const file = await resized(pixels, width).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= budget || quality - qualityStep < lowestQuality) return file;
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
