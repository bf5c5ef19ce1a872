// A stone that lies half in the ground: a rounded block with a lit top and a side in shade.

import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { spline } from '#illustrations/plates/paths.ts';

/** Path data of each tone, so that many stones may share three paths. */
export interface Boulder {
  readonly body: string;
  readonly top: string;
  readonly shade: string;
}

/** The crest of a stone of width and height 1, from its left foot to its right one; light comes from the left. */
const crest: readonly OutlinePoint[] = outlineOf('-0.5,0.04 -0.46,0.46 -0.26,0.9! 0.04,1 0.3,0.86! 0.44,0.38 0.5,0.04');
/** Where the top turns into the face, and where the face turns from the light. */
const brow: readonly Point[] = pointsOf('0.2,0.72 -0.12,0.66 -0.42,0.46');
const turn: readonly Point[] = pointsOf('0.24,-0.06 0.12,0.3 0.2,0.72');

/** A stone whose foot lies on `x`, `y`; `shadeSide` is 1 where its right is away from the light. */
export function boulder(
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  shadeSide: 1 | -1,
  chance: Chance,
): Boulder {
  const knock = () => chance.between(0.93, 1.07);
  const at = ([across, up, ...corner]: OutlinePoint): OutlinePoint => [
    x + shadeSide * across * width,
    y - up * height,
    ...corner,
  ];
  const outline = crest.map(([across, up, ...corner]) => at([across * knock(), up * knock(), ...corner]));
  const ridge = brow.map(([across, up]) => at([across * knock(), up]));
  const [left, right] = [outline.slice(2, 5), outline.slice(4)];
  const foot = [at([0.42, -0.08]), at([-0.42, -0.08])];
  return {
    body: spline([...outline, ...foot]),
    top: spline([...left, ...ridge]),
    shade: spline([...right, ...turn.map(at)]),
  };
}
