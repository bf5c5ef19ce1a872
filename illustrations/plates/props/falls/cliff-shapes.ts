// The shapes of the cliffs around the falls, in the gorge's own coordinates.

import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';

export interface Cliff {
  readonly name: string;
  readonly where: 'back' | 'front';
  /** The rim from the gorge outward, and the edge that comes down into the gorge. */
  readonly rim: readonly Point[];
  readonly edge: readonly Point[];
  /** How much deeper in shade than the rock itself. */
  readonly dark: number;
  /** How much of the haze lies before it. */
  readonly air: number;
  /** How tall trees stand on it, in the gorge's coordinates. */
  readonly trees: number;
}

/** From the back to the front. */
export const cliffs: readonly Cliff[] = [
  {
    name: 'falls-back',
    where: 'back',
    rim: pointsOf(
      '-3200,336 -2200,316 -1500,330 -900,352 -620,338 -420,352 -160,340 -96,324 92,322 150,342 360,354 560,336 900,350 1500,332 2200,318 3200,338',
    ),
    edge: [],
    dark: 0.3,
    air: 0.5,
    trees: 44,
  },
  {
    name: 'falls-left',
    where: 'front',
    rim: pointsOf(
      '-92,296 -128,314 -214,326 -236,304 -330,312 -372,344 -560,336 -600,306 -760,300 -810,330 -1100,320 -1500,340 -2200,326 -3200,346',
    ),
    edge: pointsOf('-92,296 -104,214 -132,172 -118,96 -146,48 -136,-4'),
    dark: 0,
    air: 0.24,
    trees: 58,
  },
  {
    name: 'falls-right',
    where: 'front',
    rim: pointsOf(
      '88,302 124,320 196,312 214,288 300,292 350,330 520,338 556,312 720,304 770,332 1080,322 1500,310 2200,296 3200,316',
    ),
    edge: pointsOf('88,302 104,226 98,168 134,122 128,40 146,-4'),
    dark: 0.16,
    air: 0.18,
    trees: 50,
  },
  {
    name: 'falls-near-left',
    where: 'front',
    rim: pointsOf(
      '-196,112 -228,142 -262,150 -284,186 -400,196 -440,226 -600,218 -660,178 -840,186 -900,214 -1500,204 -2200,190 -3200,210',
    ),
    edge: pointsOf('-196,112 -184,84 -208,44 -198,-6'),
    dark: 0.38,
    air: 0,
    trees: 84,
  },
  {
    name: 'falls-near-right',
    where: 'front',
    rim: pointsOf(
      '214,84 246,112 288,118 316,160 430,168 470,200 640,190 690,152 860,160 930,192 1500,180 2200,166 3200,186',
    ),
    edge: pointsOf('214,84 204,60 226,30 216,-6'),
    dark: 0.42,
    air: 0,
    trees: 78,
  },
];
