// One fan of a palm: a half disc, split from the rim inwards into stiff points that droop a little.

import type { Point } from '#illustrations/drawing/outline.ts';
import { polygon } from '#illustrations/plates/paths.ts';

const POINTS = 13;
/** Half of the fan's opening, in radians. */
const OPENING = 1.22;
/** Where its points part, in shares of its length. */
const PALM = 0.5;

/** The angle of a point of the fan; halves lie between two points. */
function spread(angle: number, point: number): number {
  return angle + ((point + 0.5) / POINTS - 0.5) * 2 * OPENING;
}

function reachOf(point: number): number {
  return 0.8 + 0.2 * Math.cos(((point + 0.5) / POINTS - 0.5) * Math.PI);
}

/** Path data of a fan that opens from `foot` in the direction of `angle`. */
export function fanLeaf(foot: Point, angle: number, length: number): string {
  const edge: Point[] = [foot];
  for (let point = 0; point < POINTS; point += 1) {
    const reach = reachOf(point) * length;
    edge.push(at(foot, spread(angle, point), reach, 0.12));
    if (point < POINTS - 1) edge.push(at(foot, spread(angle, point + 0.5), reach * PALM, 0.03));
  }
  return polygon(edge);
}

/** The pleats of the fan: dark wedges from its foot towards the parting of its points. */
export function fanRibs(foot: Point, angle: number, length: number): string {
  const ribs: string[] = [];
  for (let point = 1; point < POINTS - 1; point += 2) {
    const reach = reachOf(point) * length * 0.86;
    const tip = at(foot, spread(angle, point), reach, 0.08);
    const base = at(foot, spread(angle, point), length * 0.12, 0);
    const width = length * 0.011;
    const across = spread(angle, point) + Math.PI / 2;
    const sideways = (by: number): Point => [base[0] + Math.cos(across) * by, base[1] + Math.sin(across) * by];
    ribs.push(polygon([sideways(-width), tip, sideways(width)]));
  }
  return ribs.join('');
}

function at([x, y]: Point, angle: number, reach: number, droop: number): Point {
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + droop * reach];
}
