// The sun (or moon) with its concentric rings: the brand motif of every poster.

import { itemAt } from '#illustrations/drawing/item-at.ts';
import { type Drawing, disc } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** Where the sun or the moon stands: its centre and the radius of its disc. */
export type SunPosition = readonly [x: number, y: number, radius: number];

/** Ring radii as multiples of the radius of the disc, from the outermost to the innermost. */
const RING_REACH = [5, 3.7, 2.68, 2.26, 1.84, 1.42];

/** The disc before its rings, the widest ring at the bottom. */
export function ringedSun(palette: Palette, [x, y, radius]: SunPosition): Drawing {
  const rings = RING_REACH.map((reach, index) => disc(x, y, radius * reach, itemAt(palette.rings, index)));
  return [...rings, disc(x, y, radius, palette.disc)];
}
