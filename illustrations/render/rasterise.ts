// From SVG to pixels.

import sharp, { type Sharp } from 'sharp';

/** Three bytes a pixel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function rasterise(svg: string): Promise<Pixels> {
  // A plate's SVG is larger than the parser's guard against foreign files allows.
  const image = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function imageOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
