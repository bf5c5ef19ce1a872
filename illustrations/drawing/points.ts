// Points written as one reads them on squared paper, as the `points` of an SVG polygon: '0,0 12,-4 30,8'. In nested brackets,
// a line a point, they would be thousands of lines nobody reads.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';

/**
 * Every group of numbers, as many as stand between two spaces.
 *
 * @throws SyntaxError naming the group that is none.
 */
export function numbersOf(...parts: readonly string[]): number[][] {
  return groupsOf(parts).map((group) => {
    const numbers = group.split(',').map(Number);
    if (numbers.length < 2 || !numbers.every(Number.isFinite)) throw new SyntaxError(`“${group}” is no point.`);
    return numbers;
  });
}

export function pointsOf(...parts: readonly string[]): Point[] {
  return numbersOf(...parts).map(([x = 0, y = 0]) => [x, y]);
}

/** The points of a smooth outline; one marked `!` is a corner. */
export function outlineOf(...parts: readonly string[]): OutlinePoint[] {
  return groupsOf(parts).flatMap((group) => {
    const points = pointsOf(group.replace('!', ''));
    return group.endsWith('!') ? points.map(([x, y]): OutlinePoint => [x, y, 'corner']) : points;
  });
}

/** The points of a limb: where it goes, and how wide it is there. */
export function limbOf(...parts: readonly string[]): LimbPoint[] {
  return numbersOf(...parts).map(([x = 0, y = 0, width = 0]) => [x, y, width]);
}

function groupsOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.trim().split(/\s+/));
}
