// A lane as one looks down it: which town it is in, where its walls meet, and where its points lie in the picture.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { lamu, stoneTown, type Town } from '#illustrations/plates/vantage/lane/towns.ts';

export interface Lane {
  readonly stage: Stage;
  readonly town: Town;
  readonly vanish: Point;
  /** How far away the last house ends. */
  readonly end: number;
  /** A point: how far from the middle in halves of the lane's width, how far away, how high as a share of the height. */
  at(aside: number, away: number, up: number): Point;
}

/** Half of the lane's width at arm's length from the viewer, as a share of the height: two arms are a lane. */
const half = 0.3;

export function laneOf(stage: Stage): Lane {
  const { canvas, spec } = stage;
  const town = spec.biome === 'arid' ? lamu : stoneTown;
  const { height } = canvas;
  const vanish: Point = [stage.x(0.5), stage.y(0.6)];
  const eye = height * 1.06 - vanish[1];
  const at = (aside: number, away: number, up: number): Point => [
    vanish[0] + (aside * half * height) / away,
    vanish[1] + (eye - up * height) / away,
  ];
  return { stage, town, vanish, end: town.left.at(-1)?.to ?? 1, at };
}
