// How well text can be read on a picture, by the rule of WCAG 2.

/** What text of any size needs. */
export const readableContrast = 4.5;

/** A stretch of a picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Encoded red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Three bytes a pixel, row by row. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

export function rgbOf(hex: string): Rgb {
  const channel = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const linear = Array.from({ length: 256 }, (_, encoded) => {
  const share = encoded / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Rgb): number {
  const light = (channel: number) => linear[Math.round(channel)] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast of `text` with that of these colours that is most like it, with `wash` laid over them. */
export function worstContrast(
  colours: readonly Rgb[],
  text: Rgb,
  wash: { colour: Rgb; opacity: number } = { colour: text, opacity: 0 },
): number {
  const own = luminance(text);
  let worst = Number.POSITIVE_INFINITY;
  for (const colour of colours) {
    worst = Math.min(worst, contrastOf(own, luminance(blend(colour, wash.colour, wash.opacity))));
  }
  return worst;
}

/** Every colour in a box of the picture, once: far fewer than its pixels. */
export function coloursIn({ data, width, height }: RawPicture, box: Box): Rgb[] {
  const colours = new Map<number, Rgb>();
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const offset = (y * width + x) * 3;
      const [red, green, blue] = [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
      const packed = (red << 16) | (green << 8) | blue;
      if (!colours.has(packed)) colours.set(packed, [red, green, blue]);
    }
  }
  return [...colours.values()];
}

function blend(below: Rgb, above: Rgb, opacity: number): Rgb {
  const mixed = (index: 0 | 1 | 2) => below[index] * (1 - opacity) + above[index] * opacity;
  return [mixed(0), mixed(1), mixed(2)];
}
