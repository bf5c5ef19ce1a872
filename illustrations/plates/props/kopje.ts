// A kopje: a few great blocks of granite, rounded by weather and split by heat, a candelabra tree in the cleft.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
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

/** A block in half widths of the whole: light comes from the left. */
interface Block {
  /** From its left foot over the top to its right one. */
  readonly outline: readonly OutlinePoint[];
  /** Where the top turns into the face, left to right, and where the face turns from the light, from the top down. */
  readonly brow: readonly Point[];
  readonly turn: readonly Point[];
  /** Splits that run through it, from the top down. */
  readonly splits: readonly (readonly Point[])[];
}

/** From the back to the front: a split dome with a slab on it, a shoulder on either side, a block fallen before them. */
const blocks: readonly Block[] = [
  {
    outline: [
      [-0.38, -0.02, 'corner'],
      [-0.43, 0.2],
      [-0.4, 0.46],
      [-0.26, 0.63, 'corner'],
      [0, 0.68],
      [0.36, 0.66, 'corner'],
      [0.55, 0.5],
      [0.63, 0.24],
      [0.6, -0.02, 'corner'],
    ],
    brow: [
      [-0.5, 0.36],
      [-0.3, 0.5],
      [0.02, 0.55],
      [0.3, 0.52],
      [0.38, 0.7],
    ],
    turn: [
      [0.37, 0.7],
      [0.3, 0.52],
      [0.36, 0.3],
      [0.3, 0.14],
      [0.34, -0.02],
    ],
    splits: [
      [
        [-0.08, 0.7],
        [-0.05, 0.46],
        [-0.11, 0.26],
        [-0.08, -0.02],
      ],
    ],
  },
  {
    outline: [
      [-0.16, 0.63, 'corner'],
      [-0.24, 0.71],
      [-0.18, 0.79, 'corner'],
      [0.06, 0.83],
      [0.44, 0.83],
      [0.58, 0.78, 'corner'],
      [0.61, 0.7],
      [0.48, 0.62, 'corner'],
    ],
    brow: [
      [-0.3, 0.72],
      [-0.08, 0.74],
      [0.24, 0.76],
      [0.44, 0.74],
      [0.5, 0.85],
    ],
    turn: [
      [0.5, 0.85],
      [0.44, 0.74],
      [0.47, 0.6],
    ],
    splits: [],
  },
  {
    outline: [
      [-1, -0.02, 'corner'],
      [-1.03, 0.16],
      [-0.97, 0.32],
      [-0.8, 0.43, 'corner'],
      [-0.58, 0.5],
      [-0.36, 0.43, 'corner'],
      [-0.28, 0.24],
      [-0.27, -0.02, 'corner'],
    ],
    brow: [
      [-1.06, 0.14],
      [-0.9, 0.28],
      [-0.7, 0.33],
      [-0.52, 0.31],
      [-0.46, 0.5],
    ],
    turn: [
      [-0.46, 0.52],
      [-0.52, 0.31],
      [-0.47, 0.16],
      [-0.52, -0.02],
    ],
    splits: [],
  },
  {
    outline: [
      [0.42, -0.02, 'corner'],
      [0.41, 0.22],
      [0.48, 0.37, 'corner'],
      [0.7, 0.4],
      [0.86, 0.33, 'corner'],
      [1.02, 0.16],
      [1.06, -0.02, 'corner'],
    ],
    brow: [
      [0.36, 0.2],
      [0.5, 0.26],
      [0.72, 0.27],
      [0.8, 0.36],
    ],
    turn: [
      [0.84, 0.36],
      [0.72, 0.27],
      [0.76, 0.12],
      [0.7, -0.02],
    ],
    splits: [
      [
        [0.62, 0.42],
        [0.58, 0.27],
        [0.6, 0.12],
      ],
    ],
  },
  {
    outline: [
      [-0.36, -0.02, 'corner'],
      [-0.36, 0.08],
      [-0.27, 0.17, 'corner'],
      [-0.04, 0.22],
      [0.22, 0.19, 'corner'],
      [0.34, 0.1],
      [0.38, -0.02, 'corner'],
    ],
    brow: [
      [-0.4, 0.08],
      [-0.22, 0.11],
      [0.04, 0.12],
      [0.18, 0.22],
    ],
    turn: [
      [0.2, 0.22],
      [0.04, 0.12],
      [0.08, 0.05],
      [0.05, -0.02],
    ],
    splits: [],
  },
];

/** Small stones that fell off: where, how wide. */
const rubble: readonly Point[] = [
  [-1.12, 0.16],
  [0.64, 0.2],
  [1.12, 0.13],
];

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
  const body = spline(block.outline.map(([across, up, ...corner]): OutlinePoint => [...at(across, up), ...corner]));
  const line = (points: readonly Point[]) => points.map((point) => at(...point));
  const fill = canvas.linearGradient([
    [0, tones.rock],
    [0.55, tones.rock],
    [1, mixColours(tones.rock, tones.shade, 0.6)],
  ]);
  canvas.path(body, fill);
  paintWithin(canvas, body, () => {
    canvas.path(polygon([...line(block.turn), at(1.2, -0.1), at(1.2, 1)]), mixColours(tones.rock, tones.shade, 0.85));
    canvas.path(polygon([...line(block.brow), at(0.4, 1), at(-1.2, 1)]), tones.lit);
    for (const split of block.splits) {
      const width = (index: number) => half * (0.022 - 0.006 * index);
      canvas.path(limb(line(split).map(([x, y], index) => [x, y, width(index)] as const)), tones.gap);
      const edge = line(split).map(([x, y]): Point => [x - half * 0.014, y]);
      canvas.path(polygon([...line(split), ...edge.toReversed()]), tones.lit, { opacity: 0.5 });
    }
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
