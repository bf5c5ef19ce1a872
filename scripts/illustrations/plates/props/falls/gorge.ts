// What every part of the falls is told.

import type { Point } from '#scripts/illustrations/drawing/outline.ts';
import type { Colour } from '#scripts/illustrations/plates/canvas.ts';
import type { WaterTones } from '#scripts/illustrations/plates/landmarks/water-tones.ts';

export interface GorgeTones {
  readonly rock: Colour;
  readonly lit: Colour;
  readonly shade: Colour;
  /** Wet rock in the depth of the gorge. */
  readonly deep: Colour;
  readonly haze: Colour;
  readonly foam: Colour;
  readonly foamShade: Colour;
  readonly water: WaterTones;
  readonly leaf: Colour;
  readonly leafLit: Colour;
  readonly shore: Colour;
  readonly wet: Colour;
}

export interface Gorge {
  /** The gorge's own coordinates: across from its middle, up from the pool. */
  readonly at: (across: number, up: number) => Point;
  readonly line: (points: readonly Point[]) => Point[];
  /** Canvas units to one of them. */
  readonly scale: number;
  /** The side away from the light: 1 is the right. */
  readonly shadeSide: 1 | -1;
  readonly tones: GorgeTones;
}

/** The upper lip, the ledge in the middle, and how high they stand. */
export const lip = 322;
export const ledge = 158;
