// The glow around a lamp or a fire.

import { type Drawing, disc } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** Lamplight spreads in rings too, like a small sun. */
export function lampHalo(palette: Palette, x: number, y: number, radius: number): Drawing {
  return [1, 0.7, 0.42].map((share) => disc(x, y, radius * share, palette.lamp, { opacity: 0.13 }));
}
