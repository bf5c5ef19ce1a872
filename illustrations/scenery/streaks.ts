// Light and shade on open ground or water.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { lens } from '#illustrations/drawing/plain-shapes.ts';
import { between, createRandom } from '#illustrations/drawing/random.ts';
import { shape } from '#illustrations/drawing/svg.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';

/** Streaks of light or shade lying on a plain, growing longer and thicker towards the viewer. */
export function streaks(fill: string, seed: string, topY: number, count: number): string {
  const random = createRandom(seed);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const nearness = ((index + random()) / count) ** 1.4;
    const y = interpolate(topY, SHEET_HEIGHT, nearness);
    const width = interpolate(120, 560, nearness) * between(random, 0.7, 1.3);
    path += lens(between(random, 0, SHEET_WIDTH), y, width, interpolate(4, 16, nearness));
  }
  return shape(path, fill);
}
