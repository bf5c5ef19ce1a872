// Paper: a fine grain on every pixel, which also hides the steps of long gradients, and slightly darker corners.

import { hashText } from '#illustrations/drawing/random.ts';
import type { Pixels } from '#illustrations/render/rasterise.ts';

/**
 * How far, in levels of 255, the grain moves a pixel at most. Stronger grain survives encoding only beside details,
 * where it looks like dirt around stars.
 */
const strength = 3;
/** What a corner loses of its light. */
const vignette = 0.05;

/** The same seed grains the same way. */
export function withGrain({ data, width, height }: Pixels, seed: string): Pixels {
  const grained = Buffer.allocUnsafe(data.length);
  const next = xorshift(hashText(seed));
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const down = (y / height) * 2 - 1;
    for (let x = 0; x < width; x += 1) {
      const across = (x / width) * 2 - 1;
      const distance = (across * across + down * down) / 2;
      const light = 1 - vignette * distance * distance;
      // The sum of two dice: small changes are common, large ones rare. One change for all three colours: no confetti.
      const change = (next() + next() - 1) * strength;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (data[index] ?? 0) * light + change;
        grained[index] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
        index += 1;
      }
    }
  }
  return { data: grained, width, height };
}

/** From 0 to 1; faster than the drawing's dice, which matters with a million pixels. */
function xorshift(seed: number): () => number {
  let state = seed === 0 ? 1 : seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
