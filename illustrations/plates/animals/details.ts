// Small things a light falls on: eyes, and the creases where one muscle meets the next. Path data.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { limb } from '#illustrations/plates/paths.ts';

const STEPS = 6;

/** A line that bends from one point past another to a third, thick in the middle and thin at its ends. */
export function crease(from: Point, bend: Point, to: Point, width: number): string {
  return limb(
    Array.from({ length: STEPS + 1 }, (_, step): LimbPoint => {
      const share = step / STEPS;
      const along = (axis: 0 | 1) =>
        (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
      return [along(0), along(1), width * Math.max(0.16, Math.sin(Math.PI * share))];
    }),
  );
}

/** An almond around (x, y), slanting down to the front. */
export function eye(x: number, y: number, size: number): string {
  return limb(
    limbOf(`${x - size},${y + size * 0.15},${size * 0.24} ${x - size * 0.1},${y - size * 0.1},${size * 0.85}
    ${x + size},${y + size * 0.4},${size * 0.24}`),
  );
}
