// Trees and bushes far away.

import { ellipsePath, lens, polygon } from '#illustrations/drawing/plain-shapes.ts';
import { between, createRandom } from '#illustrations/drawing/random.ts';
import { shape } from '#illustrations/drawing/svg.ts';
import { SHEET_WIDTH } from '#illustrations/sheet.ts';

/** A row of flat-topped trees and bushes far away, drawn as one path. */
export function treeLine(
  fill: string,
  seed: string,
  trees: number,
  baseY: number,
  height: number,
  spread = 10,
): string {
  const random = createRandom(seed);
  let path = '';
  for (let index = 0; index < trees; index += 1) {
    const x = ((index + between(random, 0.1, 0.9)) / trees) * SHEET_WIDTH;
    const y = baseY + between(random, -spread, spread);
    const size = height * between(random, 0.6, 1.15);
    path += random() < 0.6 ? distantAcacia(x, y, size) : distantBush(x, y, size * 0.5);
  }
  return shape(path, fill);
}

function distantAcacia(x: number, y: number, height: number): string {
  const crownY = y - height * 0.78;
  const forkY = y - height * 0.42;
  const trunk = polygon([
    [x - height * 0.05, y],
    [x - height * 0.03, forkY],
    [x - height * 0.36, crownY],
    [x + height * 0.36, crownY],
    [x + height * 0.03, forkY],
    [x + height * 0.06, y],
  ]);
  return trunk + lens(x, crownY, height * 1.7, height * 0.46);
}

function distantBush(x: number, y: number, height: number): string {
  return ellipsePath(x, y - height * 0.2, Math.round(height * 0.9), Math.round(height * 0.5));
}
