// Path data of everything that tapers: trunk, branch, leg, horn and twig.

import { itemAt } from '#illustrations/drawing/item-at.ts';
import { joinWhole } from '#illustrations/drawing/number-text.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';

/** A point on the centre line of a branch or leg, with the full width of the limb at that point. */
export type LimbPoint = readonly [x: number, y: number, width: number];

/** A tapering limb with rounded ends: trunk, branch, leg, horn. */
export function limb(centreLine: readonly LimbPoint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  centreLine.forEach(([x, y, width], index) => {
    const [directionX, directionY] = directionAt(centreLine, index);
    left.push([x - (directionY * width) / 2, y + (directionX * width) / 2]);
    right.push([x + (directionY * width) / 2, y - (directionX * width) / 2]);
  });
  const startCap = capPoint(centreLine, 0, -0.4);
  const endCap = capPoint(centreLine, centreLine.length - 1, 0.4);
  return smoothShape([startCap, ...left, endCap, ...right.reverse()]);
}

/** A twig: a bent wedge that starts with a width and tapers to a point. Far shorter to write than a limb. */
export function twig(from: Point, bend: Point, tip: Point, width: number): string {
  const length = Math.hypot(bend[0] - from[0], bend[1] - from[1]) || 1;
  const acrossX = ((bend[1] - from[1]) / length) * (width / 2);
  const acrossY = (-(bend[0] - from[0]) / length) * (width / 2);
  const there = [bend[0] - from[0], bend[1] - from[1], tip[0] - from[0] - acrossX, tip[1] - from[1] - acrossY];
  const back = [
    bend[0] - tip[0] - acrossX,
    bend[1] - tip[1] - acrossY,
    from[0] - tip[0] - acrossX,
    from[1] - tip[1] - acrossY,
  ];
  const start = [from[0] + acrossX, from[1] + acrossY];
  return `M${joinWhole(start)}q${joinWhole(there)}q${joinWhole(back)}z`;
}

function directionAt(centreLine: readonly LimbPoint[], index: number): Point {
  const before = itemAt(centreLine, Math.max(0, index - 1));
  const after = itemAt(centreLine, Math.min(centreLine.length - 1, index + 1));
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

function capPoint(centreLine: readonly LimbPoint[], index: number, reach: number): Point {
  const [x, y, width] = itemAt(centreLine, index);
  const [directionX, directionY] = directionAt(centreLine, index);
  return [x + directionX * width * reach, y + directionY * width * reach];
}
