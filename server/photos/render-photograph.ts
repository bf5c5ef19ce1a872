import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoFallbackWidth, photoFile, photoWidths } from '#contract/records/photo-renditions.ts';
import { damaged, inspectOriginal, openOriginal } from '#server/photos/photo-decoder.ts';
import type { RenderedPhotograph } from '#server/photos/photo-manifest.ts';
import { photoRecipe } from '#server/photos/photo-recipe.ts';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Writes the renditions of an original into a folder, each without anything but its pixels. Decoding and encoding run beside
 * the event loop.
 *
 * @throws PhotoRefused where it is no photograph, is damaged, or keeps to no limit.
 */
export async function renderPhotograph(bytes: Buffer, hash: string, folder: string): Promise<RenderedPhotograph> {
  await inspectOriginal(bytes);
  const pixels = await decode(bytes);
  const widths = [...photoWidths.filter((width) => width < pixels.width), pixels.width];
  for (const width of widths) {
    const avif = await resized(pixels, width).avif(photoRecipe.avif).toBuffer();
    await writeFile(join(folder, photoFile(hash, width)), avif);
  }
  const fallback = Math.min(photoFallbackWidth, pixels.width);
  const webp = await resized(pixels, fallback).webp(photoRecipe.webp).toBuffer();
  await writeFile(join(folder, photoFile(hash, fallback, 'webp')), webp);
  const { width, height } = pixels;
  return { width, height, widths, fallback, colour: await dominantColour(pixels), preview: await previewOf(pixels) };
}

/** As wide as the largest rendition. */
async function decode(bytes: Buffer): Promise<Pixels> {
  try {
    const { data, info } = await openOriginal(bytes)
      .resize({ width: Math.max(...photoWidths), withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw damaged(error);
  }
}

function resized({ data, width, height }: Pixels, wanted: number): Sharp {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  return wanted === width ? image : image.resize({ width: wanted });
}

/** The colour most of the picture has. */
async function dominantColour(pixels: Pixels): Promise<string> {
  const small = await resized(pixels, Math.min(photoWidths[0], pixels.width)).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function previewOf({ data, width, height }: Pixels): Promise<string> {
  const { longestSide, blur, quality } = photoRecipe.preview;
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(longestSide, longestSide, { fit: 'inside' })
    .blur(blur)
    .webp({ quality, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}
