// Writes path data from segments: the one place that rounds coordinates.

import { joinNumbers } from '#illustrations/drawing/number-text.ts';
import type { Point } from '#illustrations/drawing/outline.ts';

/** One step of the pen, in absolute coordinates. */
export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly leave: Point; readonly arrive: Point; readonly to: Point }
  | { readonly kind: 'close' };

/**
 * Writes segments on a grid of whole units, with relative coordinates measured from the rounded pen so that rounding
 * never adds up. Draw on a grid fine enough that one unit stays below a pixel.
 */
export function writePath(segments: readonly Segment[]): string {
  let pen: Point = [0, 0];
  let path = '';
  let previous: Segment | undefined;
  for (const segment of segments) {
    if (segment.kind === 'close') {
      path += 'z';
    } else {
      const [letter, points] = command(segment, previous);
      path += letter + joinNumbers(points.flatMap((point) => offsetFrom(pen, point)));
      pen = roundedPen(pen, segment.to);
    }
    previous = segment;
  }
  // Paths are often joined into one, so each must begin with an absolute move.
  return path.replace(/^m/, 'M');
}

/** The path letter and its points. A curve that mirrors the handle before it needs only its second handle. */
function command(
  segment: Exclude<Segment, { kind: 'close' }>,
  previous: Segment | undefined,
): readonly [letter: string, points: readonly Point[]] {
  if (segment.kind !== 'curve') {
    return [segment.kind === 'move' ? 'm' : 'l', [segment.to]];
  }
  const { leave, arrive, to } = segment;
  return mirrorsHandle(previous, leave) ? ['s', [arrive, to]] : ['c', [leave, arrive, to]];
}

function mirrorsHandle(previous: Segment | undefined, leave: Point): boolean {
  if (previous?.kind !== 'curve') {
    return false;
  }
  const mirroredX = previous.to[0] * 2 - previous.arrive[0];
  const mirroredY = previous.to[1] * 2 - previous.arrive[1];
  return Math.hypot(mirroredX - leave[0], mirroredY - leave[1]) < 0.01;
}

function offsetFrom(pen: Point, point: Point): Point {
  return [Math.round(point[0] - pen[0]), Math.round(point[1] - pen[1])];
}

function roundedPen(pen: Point, to: Point): Point {
  const [moveX, moveY] = offsetFrom(pen, to);
  return [pen[0] + moveX, pen[1] + moveY];
}
