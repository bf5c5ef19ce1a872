// A kopje: a few great blocks of granite, rounded by weather and split by heat, a candelabra tree in the cleft.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { numbersOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { tone } from '#illustrations/plates/light.ts';
import { ellipse, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';
import { paintEuphorbia } from '#illustrations/plates/trees/euphorbia.ts';

interface KopjeTones {
  readonly rock: Colour;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly gap: Colour;
  readonly leaf: Colour;
  readonly leafLit: Colour;
}

/** A block in hundredths of the half width of the whole, across and up: light comes from the left. */
interface Block {
  /** From its left foot over the top to its right one; a point with a third number is a corner. */
  readonly outline: string;
  /** Where the top turns into the face, left to right, and where the face turns from the light, from the top down. */
  readonly brow: string;
  readonly turn: string;
  /** A split that runs through it, from the top down. */
  readonly split?: string;
}

/** From the back to the front: a split dome with a slab on it, a shoulder on either side, a block fallen before them. */
const blocks: readonly Block[] = [
  {
    outline: '-38,-2,1 -43,20 -40,46 -26,63,1 0,68 36,66,1 55,50 63,24 60,-2,1',
    brow: '-50,36 -30,50 2,55 30,52 38,70',
    turn: '37,70 30,52 36,30 30,14 34,-2',
    split: '-8,70 -5,46 -11,26 -8,-2',
  },
  {
    outline: '-16,63,1 -24,71 -18,79,1 6,83 44,83 58,78,1 61,70 48,62,1',
    brow: '-30,72 -8,74 24,76 44,74 50,85',
    turn: '50,85 44,74 47,60',
  },
  {
    outline: '-100,-2,1 -103,16 -97,32 -80,43,1 -58,50 -36,43,1 -28,24 -27,-2,1',
    brow: '-106,14 -90,28 -70,33 -52,31 -46,50',
    turn: '-46,52 -52,31 -47,16 -52,-2',
  },
  {
    outline: '42,-2,1 41,22 48,37,1 70,40 86,33,1 102,16 106,-2,1',
    brow: '36,20 50,26 72,27 80,36',
    turn: '84,36 72,27 76,12 70,-2',
    split: '62,42 58,27 60,12',
  },
  {
    outline: '-36,-2,1 -36,8 -27,17,1 -4,22 22,19,1 34,10 38,-2,1',
    brow: '-40,8 -22,11 4,12 18,22',
    turn: '20,22 4,12 8,5 5,-2',
  },
];

/** Small stones that fell off: where, how wide. */
const rubble: readonly Point[] = pointsOf('-1.12,0.16 0.64,0.2 1.12,0.13');

/** Returns the top of the rocks, where an animal can stand. */
export function paintKopje(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): Point {
  const side = setting.mirrored ? -1 : 1;
  const half = width / 2;
  const chance = chanceOf(canvas, 'kopje');
  const tones = kopjeTones(setting);
  const at = (across: number, up: number): Point => [x + side * across * half, y - up * half];
  canvas.path(ellipse(...at(0.12, 0), half * 1.16, half * 0.06), tones.shade, { opacity: 0.35 });
  const tree = { ink: tones.leaf, lit: tones.leafLit, facing: side, name: 'kopje-tree' } as const;
  paintEuphorbia(canvas, ...at(-0.5, 0.4), half * 0.62, tree);
  for (const [index, block] of blocks.entries()) {
    paintBlock(canvas, block, at, half, tones);
    // The slab's shadow on the dome it lies on.
    if (index === 0) canvas.path(lens(...at(0.18, 0.64), half * 0.66, half * 0.1), tones.gap, { opacity: 0.8 });
  }
  for (const [across, size] of rubble) {
    const stone = boulder(...at(across, -0.01), [size * half, size * half * 0.55], side, chance);
    canvas.path(stone.body, tones.rock);
    canvas.path(stone.top, tones.lit);
    canvas.path(stone.shade, tones.shade);
  }
  paintPlants(canvas, x, y, half, tones, chance);
  return at(0.03, 0.815);
}

function kopjeTones({ light, ground }: PropSetting): KopjeTones {
  const granite = mixColours(tone(light, '#b39a88', 0.65), ground.far, 0.18);
  return {
    rock: mixColours(granite, light.ink, 0.12),
    lit: mixColours(granite, mixColours(tone(light, '#e8d3b8', 0.5), light.rim, 0.4), 0.7),
    shade: mixColours(granite, light.ink, 0.44),
    gap: mixColours(granite, light.ink, 0.78),
    leaf: mixColours(ground.bush, light.ink, 0.45),
    leafLit: mixColours(ground.bush, ground.light, 0.25),
  };
}

type At = (across: number, up: number) => Point;

function paintBlock(canvas: Canvas, block: Block, at: At, half: number, tones: KopjeTones): void {
  const line = (points: string) => pointsOf(points).map(([across, up]) => at(across / 100, up / 100));
  const sharp = numbersOf(block.outline).map(([, , corner]) => corner !== undefined);
  const body = spline(line(block.outline).map((point, index) => (sharp[index] ? [...point, 'corner'] : point)));
  const fill = canvas.linearGradient([
    [0, tones.rock],
    [0.55, tones.rock],
    [1, mixColours(tones.rock, tones.shade, 0.6)],
  ]);
  canvas.path(body, fill);
  paintWithin(canvas, body, () => {
    canvas.path(polygon([...line(block.turn), at(1.2, -0.1), at(1.2, 1)]), mixColours(tones.rock, tones.shade, 0.85));
    canvas.path(polygon([...line(block.brow), at(0.4, 1), at(-1.2, 1)]), tones.lit);
    if (block.split === undefined) return;
    const split = line(block.split);
    canvas.path(limb(split.map(([x, y], index) => [x, y, half * (0.022 - 0.006 * index)] as const)), tones.gap);
    const edge = split.map(([x, y]): Point => [x - half * 0.014, y]);
    canvas.path(polygon([...split, ...edge.toReversed()]), tones.lit, { opacity: 0.5 });
  });
}

/** Bushes and grass around the foot. */
function paintPlants(canvas: Canvas, x: number, y: number, half: number, tones: KopjeTones, chance: Chance): void {
  let bodies = '';
  let lights = '';
  let blades = '';
  for (let plant = 0; plant < 18; plant += 1) {
    const across = x + chance.between(-1.12, 1.14) * half;
    const size = half * chance.between(0.04, 0.1);
    bodies += bush(across, y + half * 0.03, size, chance);
    lights += bush(across - size * 0.12, y + half * 0.03 - size * 0.4, size * 0.5, chance);
    blades += tuft(x + chance.between(-1.2, 1.2) * half, y + half * 0.045, half * 0.12, chance);
  }
  canvas.path(bodies, tones.leaf);
  canvas.path(lights, tones.leafLit, { opacity: 0.35 });
  canvas.path(blades, tones.leafLit, { opacity: 0.7 });
}
