// Nairobi's towers, as they stand over the grass of its national park.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** A tower in canvas units around its own middle; what lies right of `edge` is in shade. */
interface Tower {
  readonly across: number;
  readonly outline: string;
  readonly edge: number;
  /** Between which heights it has rows of windows, and how far they reach to either side. */
  readonly windows: readonly [from: number, to: number, reach: number];
}

const towers: readonly Tower[] = [
  // A prism that narrows, with its mast.
  {
    across: -196,
    outline: '-23,0 -20,96 -12,150 -4,172 -1.5,172 -1,226 1,226 1.5,172 6,164 20,112 23,0',
    edge: 2,
    windows: [14, 120, 15],
  },
  { across: -128, outline: '-26,0 -26,82 -8,82 -8,94 26,94 26,0', edge: 8, windows: [10, 74, 20] },
  // The tallest, cut slantwise.
  { across: -52, outline: '-25,0 -25,176 -14,198 25,214 25,0', edge: 6, windows: [12, 168, 19] },
  // Twins with a bridge between them.
  { across: 18, outline: '-26,0 -26,112 -6,112 -6,92 6,92 6,118 26,118 26,0', edge: 14, windows: [10, 84, 21] },
  // The round tower of the conference centre under its wide hat.
  {
    across: 92,
    outline: '-17,0 -17,104 -28,112 -28,121 -14,129 -1.5,129 -1,156 1,156 1.5,129 14,129 28,121 28,112 17,104 17,0',
    edge: 3,
    windows: [14, 98, 13],
  },
  // Its hall, a bud that is closed.
  { across: 136, outline: '-22,0 -19,20 -8,46 0,58 8,46 19,20 22,0', edge: 2, windows: [0, 0, 0] },
  // A slab with two steps.
  {
    across: 190,
    outline: '-24,0 -24,146 -13,146 -13,162 13,162 13,146 24,146 24,0',
    edge: 7,
    windows: [12, 138, 18],
  },
  { across: 252, outline: '-24,0 -24,66 24,76 24,0', edge: 8, windows: [10, 58, 18] },
];

/** What stands between and around them: how far out, how wide and how high. */
const blocks = { reach: 430, width: [22, 46], height: [14, 52] } as const;
const storey = 18;
/** How much higher it all stands than it was measured: the air over the plain lifts it. */
const lift = 1.7;
const spread = 1.2;

export function paintCity(canvas: Canvas, place: LandmarkPlace): void {
  const { light, ground, horizon } = place;
  const frame = frameOf(canvas, place);
  const tones = rockTones(light, mixColours(light.far, light.haze, 0.12));
  const far = { y: canvas.y(horizon - 0.015), amplitude: 16, scale: 620, octaves: 2, name: 'city-far' };
  paintLayer(canvas, ridgeLine(canvas, far), mixColours(tones.rock, light.haze, 0.66));
  paintBlocks(canvas, frame, tones);
  // Those behind are paler and lower, and stand between the others.
  for (const [aside, size, air] of [
    [34, 0.66, 0.5],
    [0, 1, 0],
  ] as const)
    for (const tower of towers) paintTower(canvas, frame, tower, tones, { aside, size, air });
  const trees = { y: canvas.y(horizon - 0.002), amplitude: 7, scale: 46, octaves: 3, name: 'city-trees' };
  paintLayer(canvas, ridgeLine(canvas, trees), mixColours(mixColours(tones.shade, ground.bush, 0.5), light.haze, 0.4));
  paintMist(canvas, frame.base - 6 * canvas.unit, 90, light.haze, 0.55);
}

function paintBlocks(canvas: Canvas, frame: Frame, { rock, haze }: RockTones): void {
  const chance = chanceOf(canvas, 'city');
  const shapes: Point[][] = [];
  for (let across = -blocks.reach; across < blocks.reach; ) {
    const width = chance.between(...blocks.width);
    const low = 1 - (Math.abs(across) / blocks.reach) ** 2;
    const up = blocks.height[0] + (blocks.height[1] - blocks.height[0]) * low * chance.next();
    shapes.push(
      frame.line([
        [across, 0],
        [across, up],
        [across + width, up],
        [across + width, 0],
      ]),
    );
    across += width + chance.between(-4, 14);
  }
  canvas.path(shapes.map(polygon).join(''), mixColours(rock, haze, 0.3));
}

interface Rank {
  readonly aside: number;
  readonly size: number;
  readonly air: number;
}

/** A side in the sun and one away from it, both paling down into the haze of the plain; storeys catch the light. */
function paintTower(canvas: Canvas, frame: Frame, tower: Tower, tones: RockTones, { aside, size, air }: Rank): void {
  const outline = pointsOf(tower.outline);
  const placed = (points: readonly Point[]) =>
    polygon(frame.line(points.map(([x, up]): Point => [(tower.across * spread + x) * size + aside, up * lift * size])));
  const paling = (colour: Colour) =>
    canvas.fade(mixColours(colour, tones.haze, air), mixColours(colour, tones.haze, 0.45 + air * 0.5));
  canvas.path(placed(outline), paling(mixColours(tones.lit, tones.haze, 0.3)));
  canvas.path(
    placed(outline.map(([x, up]): Point => [Math.max(x, tower.edge), up])),
    paling(mixColours(tones.rock, tones.shade, 0.5)),
  );
  const [from, to, reach] = tower.windows;
  const row = (left: number, right: number, up: number) =>
    placed([
      [left, up],
      [left, up + 2.4],
      [right, up + 2.4],
      [right, up],
    ]);
  let sunny = '';
  for (let up = from; up < to; up += storey) sunny += row(-reach, tower.edge - 1.5, up);
  if (air > 0 || from === to) return;
  canvas.path(sunny, tones.shade, { opacity: 0.42 });
}
