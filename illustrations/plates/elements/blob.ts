// A cobble, a pool, a puff: an uneven round shape.

import { createNoise, fractalNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { spline } from '#illustrations/plates/paths.ts';

const CORNERS = 28;

/** Path data; `unevenness` is a share of the radius. */
export function blob(
  canvas: Canvas,
  x: number,
  y: number,
  [radiusX, radiusY]: readonly [number, number],
  name: string,
  unevenness = 0.16,
): string {
  const noise = createNoise(`${canvas.seed}:${name}`);
  const outline: Point[] = [];
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const around = Math.cos(angle) * 1.4 + Math.sin(angle) * 2.3 + 5;
    const bulge = 1 + 2 * unevenness * fractalNoise(noise, around, 3);
    outline.push([x + Math.cos(angle) * radiusX * bulge, y + Math.sin(angle) * radiusY * bulge]);
  }
  return spline(outline);
}
