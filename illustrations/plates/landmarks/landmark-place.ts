// Where a landmark stands in the picture, and a frame to draw it in.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Ground } from '#illustrations/plates/biomes.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Light } from '#illustrations/plates/light.ts';

export interface LandmarkPlace {
  /** Words stand left of it, as a share of the canvas: no cloud begins there. */
  readonly cloudsFrom?: number;
  readonly light: Light;
  readonly ground: Ground;
  /** How far down the picture the land meets the sky, as a share of its height. */
  readonly horizon: number;
  /** Where the landmark stands across the picture, as a share of its width. */
  readonly x: number;
  /** Light comes from the left, or from the right when mirrored; the landmark turns around with it. */
  readonly mirrored: boolean;
  /** Where the sun or moon stands across the picture, for its track on water. */
  readonly sunX?: number;
}

/** A landmark's own coordinates: `across` grows away from the light, `up` from its foot, both in canvas units. */
export interface Frame {
  readonly base: number;
  readonly at: (across: number, up: number) => Point;
  readonly line: (places: readonly Point[]) => Point[];
}

/** The foot of every landmark is hidden a little below the horizon. */
const sunken = 0.005;

export function frameOf(canvas: Canvas, place: LandmarkPlace): Frame {
  const centre = canvas.x(place.x);
  const base = canvas.y(place.horizon + sunken);
  const side = place.mirrored ? -1 : 1;
  const at = (across: number, up: number): Point => [centre + side * across * canvas.unit, base - up * canvas.unit];
  return { base, at, line: (places) => places.map(([across, up]) => at(across, up)) };
}
