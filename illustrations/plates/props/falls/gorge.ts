// What every part of the falls is told.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import type { WaterTones } from '#illustrations/plates/landmarks/water-tones.ts';

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

/** How one gorge differs from another. */
export interface GorgeBuild {
  /** How wide it is cut, and how high its walls stand, against a usual one. */
  readonly cut: number;
  readonly rise: number;
  readonly stone: Colour;
  /** Whether its rock lies in bands of several colours. */
  readonly isBanded: boolean;
}

export const usualGorge: GorgeBuild = { cut: 1, rise: 1, stone: '#82705f', isBanded: false };
/** A crack in red rock with a thread of water at its end. */
export const canyon: GorgeBuild = { cut: 0.4, rise: 1.46, stone: '#b9653f', isBanded: true };

export interface Gorge {
  /** The gorge's own coordinates: across from its middle, up from the pool. */
  readonly at: (across: number, up: number) => Point;
  readonly line: (points: readonly Point[]) => Point[];
  /** Canvas units to one of them. */
  readonly scale: number;
  /** The side away from the light: 1 is the right. */
  readonly shadeSide: 1 | -1;
  readonly tones: GorgeTones;
  readonly isBanded: boolean;
}

/** The upper lip, the ledge in the middle, and how high they stand. */
export const lip = 322;
export const ledge = 158;
