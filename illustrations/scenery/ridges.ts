// Hills and plains: each ridge covers everything from its crest to the lower edge of the sheet.

import { createNoise, fractalNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { smoothGround } from '#illustrations/drawing/smooth-curves.ts';
import { shape } from '#illustrations/drawing/svg.ts';
import { SHEET_BLEED, SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';

type RidgeShape = {
  readonly seed: string;
  readonly y: number;
  readonly height: number;
  readonly wavelength: number;
  readonly step?: number;
  readonly octaves?: number;
  /** Flattens crests and valleys into tablelands with steep edges. */
  readonly isPlateau?: boolean;
};

/** A filled ridge; `y` is its mean level and `height` the most it rises or falls, both in sheet units. */
export function ridge(fill: string, ridgeShape: RidgeShape): string {
  return shape(smoothGround(ridgeLine(ridgeShape), SHEET_HEIGHT + SHEET_BLEED), fill);
}

function ridgeLine({ seed, y, height, wavelength, step = 80, octaves = 2, isPlateau }: RidgeShape): Point[] {
  const noise = createNoise(seed);
  const points: Point[] = [];
  for (let x = -SHEET_BLEED; x <= SHEET_WIDTH + SHEET_BLEED + step; x += step) {
    const swell = fractalNoise(noise, x / wavelength, octaves);
    points.push([x, y - height * (isPlateau ? Math.tanh(swell * 6) : swell)]);
  }
  return points;
}
