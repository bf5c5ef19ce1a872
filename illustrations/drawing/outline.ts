// The points of an outline and the direction it runs. All closed shapes run clockwise, so several of them can share
// one `d` without punching holes.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { itemAt, wrappedAt } from '#illustrations/drawing/item-at.ts';

export type Point = readonly [x: number, y: number];

/** A point of a smooth outline. `corner` keeps the outline sharp there. */
export type OutlinePoint = Point | readonly [x: number, y: number, kind: 'corner'];

/** The points in clockwise order, as seen on a page whose y axis points down. */
export function clockwise<P extends OutlinePoint>(points: readonly P[]): readonly P[] {
  return signedArea(points) < 0 ? [...points].reverse() : points;
}

/** The same points, with a corner at either end. */
export function withSharpEnds(points: readonly Point[]): OutlinePoint[] {
  return points.map((point, index) =>
    index === 0 || index === points.length - 1 ? [point[0], point[1], 'corner'] : point,
  );
}

/**
 * True where a point lies inside the straight-edged outline. Counts the edges to its right: an odd number means inside.
 */
export function outlineContains(outline: readonly OutlinePoint[], x: number, y: number): boolean {
  const crossings = outline.filter((point, index) => {
    const next = itemAt(outline, (index + 1) % outline.length);
    const straddles = point[1] > y !== next[1] > y;
    return straddles && x < interpolate(point[0], next[0], (y - point[1]) / (next[1] - point[1]));
  });
  return crossings.length % 2 === 1;
}

function signedArea(points: readonly OutlinePoint[]): number {
  return points.reduce((sum, point, index) => {
    const next = wrappedAt(points, index + 1);
    return sum + (point[0] * next[1] - next[0] * point[1]) / 2;
  }, 0);
}
