// Path data of a plate, on a grid of a tenth of a unit. Every closed shape runs clockwise, so that several may
// share one `d`: shapes that run against each other would punch holes into one another.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import { clockwise, type OutlinePoint, type Point } from '#illustrations/drawing/outline.ts';

/** At most one decimal. */
export function numberText(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const at = (x: number, y: number): string => `${numberText(x)} ${numberText(y)}`;

/** A straight-edged closed shape. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(clockwise(points))}Z`;
}

/** Straight lines from point to point, left open. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}`;
}

/** A closed Catmull-Rom curve through the points; a point marked `corner` stays sharp. */
export function spline(points: readonly OutlinePoint[]): string {
  const outline = clockwise(points);
  const point = (index: number) => outline[(index + outline.length) % outline.length] ?? [0, 0];
  return `${curveThrough(point, outline.length)}Z`;
}

/** An open Catmull-Rom curve through the points. */
export function openSpline(points: readonly OutlinePoint[]): string {
  const point = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return curveThrough(point, points.length - 1);
}

function curveThrough(point: (index: number) => OutlinePoint, segments: number): string {
  const [startX, startY] = point(0);
  let path = `M${at(startX, startY)}`;
  for (let index = 0; index < segments; index += 1) {
    const from = point(index);
    const to = point(index + 1);
    const [leaveX, leaveY] = handle(from, to, point(index - 1));
    const [arriveX, arriveY] = handle(to, from, point(index + 2));
    path += `C${at(leaveX, leaveY)} ${at(arriveX, arriveY)} ${at(to[0], to[1])}`;
  }
  return path;
}

/** The handle at `anchor` on the side of `near`; `far` is the neighbour on the other side. */
function handle(anchor: OutlinePoint, near: OutlinePoint, far: OutlinePoint): Point {
  if (anchor[2] === 'corner') return [anchor[0] + (near[0] - anchor[0]) * 0.2, anchor[1] + (near[1] - anchor[1]) * 0.2];
  return [anchor[0] + (near[0] - far[0]) / 6, anchor[1] + (near[1] - far[1]) / 6];
}

/** Something that tapers along a centre line, with rounded ends: trunk, leg, horn, tail. */
export function limb(centreLine: readonly LimbPoint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  centreLine.forEach(([x, y, width], index) => {
    const [dx, dy] = direction(centreLine, index);
    left.push([x - (dy * width) / 2, y + (dx * width) / 2]);
    right.push([x + (dy * width) / 2, y - (dx * width) / 2]);
  });
  const start = cap(centreLine, 0, -0.45);
  const end = cap(centreLine, centreLine.length - 1, 0.3);
  return spline([start, ...left, end, ...right.reverse()]);
}

function direction(centreLine: readonly LimbPoint[], index: number): Point {
  const [fromX, fromY] = centreLine[Math.max(0, index - 1)] ?? [0, 0];
  const [toX, toY] = centreLine[Math.min(centreLine.length - 1, index + 1)] ?? [0, 0];
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [(toX - fromX) / length, (toY - fromY) / length];
}

function cap(centreLine: readonly LimbPoint[], index: number, reach: number): Point {
  const [x, y, width] = centreLine[index] ?? [0, 0, 0];
  const [dx, dy] = direction(centreLine, index);
  return [x + dx * width * reach, y + dy * width * reach];
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** Runs clockwise, like every other shape here. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const arc = `a${at(radiusX, radiusY)} 0 1 1 `;
  return `M${at(x - radiusX, y)}${arc}${at(2 * radiusX, 0)}${arc}${at(-2 * radiusX, 0)}Z`;
}
