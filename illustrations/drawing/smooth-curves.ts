// Path data of Catmull-Rom curves, closed and open, with corners where an outline asks for them.

import { clamp, interpolate } from '#illustrations/drawing/interpolation.ts';
import { itemAt, wrappedAt } from '#illustrations/drawing/item-at.ts';
import { clockwise, type OutlinePoint, type Point } from '#illustrations/drawing/outline.ts';
import { type Segment, writePath } from '#illustrations/drawing/path.ts';

const SMOOTH_REACH = 1 / 6;
const CORNER_REACH = 1 / 4;

/** A closed Catmull-Rom curve through the points. */
export function smoothShape(points: readonly OutlinePoint[]): string {
  return closedCurve(clockwise(points));
}

/** The same curve written against the usual direction: cuts a hole in the shape it is joined to. */
export function smoothHole(points: readonly OutlinePoint[]): string {
  return closedCurve([...clockwise(points)].reverse());
}

/** An open Catmull-Rom curve through the points, for strokes. */
export function smoothLine(points: readonly OutlinePoint[]): string {
  return writePath(openCurve(points));
}

/** A curve through the points, closed by straight edges along the given base line: a hill, a shore, a meadow. */
export function smoothGround(points: readonly OutlinePoint[], baseY: number): string {
  const first = itemAt(points, 0);
  const last = itemAt(points, points.length - 1);
  return writePath([
    ...openCurve(points),
    { kind: 'line', to: [last[0], baseY] },
    { kind: 'line', to: [first[0], baseY] },
    { kind: 'close' },
  ]);
}

function closedCurve(outline: readonly OutlinePoint[]): string {
  const segments: Segment[] = [{ kind: 'move', to: position(itemAt(outline, 0)) }];
  for (let index = 0; index < outline.length; index += 1) {
    segments.push(
      curveBetween(
        wrappedAt(outline, index - 1),
        wrappedAt(outline, index),
        wrappedAt(outline, index + 1),
        wrappedAt(outline, index + 2),
      ),
    );
  }
  return writePath([...segments, { kind: 'close' }]);
}

function openCurve(points: readonly OutlinePoint[]): Segment[] {
  const nearest = (index: number): OutlinePoint => itemAt(points, clamp(index, 0, points.length - 1));
  const segments: Segment[] = [{ kind: 'move', to: position(nearest(0)) }];
  for (let index = 0; index < points.length - 1; index += 1) {
    segments.push(curveBetween(nearest(index - 1), nearest(index), nearest(index + 1), nearest(index + 2)));
  }
  return segments;
}

function curveBetween(before: OutlinePoint, from: OutlinePoint, to: OutlinePoint, after: OutlinePoint): Segment {
  const leave = handle(from, to, before);
  const arrive = handle(to, from, after);
  return { kind: 'curve', leave, arrive, to: position(to) };
}

/** The control point at `anchor` on the side of `near`; `far` is the neighbour on the other side. */
function handle(anchor: OutlinePoint, near: OutlinePoint, far: OutlinePoint): Point {
  if (anchor[2] === 'corner') {
    return [interpolate(anchor[0], near[0], CORNER_REACH), interpolate(anchor[1], near[1], CORNER_REACH)];
  }
  return [anchor[0] + (near[0] - far[0]) * SMOOTH_REACH, anchor[1] + (near[1] - far[1]) * SMOOTH_REACH];
}

function position(point: OutlinePoint): Point {
  return [point[0], point[1]];
}
