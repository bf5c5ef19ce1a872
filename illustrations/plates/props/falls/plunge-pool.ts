// The pool below the falls, right across the picture, with boulders in it and a bank on the viewer's side.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { Gorge } from '#illustrations/plates/props/falls/gorge.ts';

/** From the cliffs to the near bank, in canvas units. */
const depth = 76;

export function paintPlungePool(canvas: Canvas, gorge: Gorge, y: number): void {
  const { tones } = gorge;
  const { unit } = canvas;
  const shore = (lower: number): Point[] =>
    ridgeLine(canvas, { y: y + (depth + lower) * unit, amplitude: 20, scale: 420, octaves: 3, name: 'falls-shore' });
  const water = (lower: number) =>
    polygon([[-20, y - 4 * unit], [canvas.width + 20, y - 4 * unit], ...shore(lower).reverse()]);
  canvas.path(water(16), tones.shore);
  canvas.path(water(7), tones.wet);
  const pool = water(0);
  const fill = canvas.linearGradient([
    [0, mixColours(tones.water.far, tones.foam, 0.3)],
    [0.35, mixColours(tones.water.far, tones.water.near, 0.5)],
    [1, tones.water.near],
  ]);
  canvas.path(pool, fill);
  paintWithin(canvas, pool, () => paintSurface(canvas, gorge, y));
  paintBoulders(canvas, gorge, shore(0));
}

/** The dark the cliffs lay on the water, and foam spreading from the falls. */
function paintSurface(canvas: Canvas, { at, tones }: Gorge, y: number): void {
  const chance = chanceOf(canvas, 'falls-pool');
  const { unit } = canvas;
  const [middle] = at(0, 0);
  let shade = '';
  let glints = '';
  let foam = '';
  for (let ripple = 0; ripple < 90; ripple += 1) {
    const near = chance.next();
    const width = (30 + 120 * near) * unit * chance.between(0.4, 1.3);
    const path = lens(chance.next() * canvas.width, y + near * depth * unit, width, (1.6 + 4 * near) * unit);
    if (chance.happens(0.5)) glints += path;
    else shade += path;
  }
  for (let fleck = 0; fleck < 70; fleck += 1) {
    const near = chance.next() ** 1.6;
    const spread = (120 + 260 * near) * unit;
    const width = chance.between(16, 70) * unit;
    foam += lens(middle + chance.bell() * spread, y + near * depth * unit, width, chance.between(2, 6) * unit);
  }
  canvas.rectangle(0, y - 4 * unit, canvas.width, 16 * unit, tones.deep, { opacity: 0.28 });
  canvas.path(shade, tones.water.deep, { opacity: 0.4 });
  canvas.path(glints, tones.foam, { opacity: 0.34 });
  canvas.path(foam, tones.foam, { opacity: 0.75 });
}

/** Blocks that came down with the water: a few where it lands, others along the near bank with reeds between them. */
function paintBoulders(canvas: Canvas, gorge: Gorge, shore: readonly Point[]): void {
  const { tones, shadeSide, at, scale } = gorge;
  const chance = chanceOf(canvas, 'falls-boulders');
  const { unit } = canvas;
  const fallen = blocks.map(({ across, below, size: [width, height] }): Placed => {
    const [x, y] = at(across, -below);
    return { x, y, width: width * scale, height: height * scale };
  });
  const washed = Array.from({ length: Math.round(9 * canvas.breadth) }, (): Placed => {
    const [x, edge] = chance.pick(shore);
    const width = chance.between(24, 96) * unit;
    return { x, y: edge + chance.between(-6, 24) * unit, width, height: width * chance.between(0.4, 0.6) };
  });
  const parts = [...fallen, ...washed]
    .toSorted((one, other) => one.y - other.y)
    .map((place) => ({ place, stone: boulder(place.x, place.y, [place.width, place.height], shadeSide, chance) }));
  for (const { place, stone } of parts) {
    canvas.path(lens(place.x, place.y + 2 * unit, place.width * 1.5, 8 * unit), tones.foam, { opacity: 0.6 });
    canvas.path(stone.body, mixColours(tones.rock, tones.deep, 0.3));
    canvas.path(stone.top, mixColours(tones.rock, tones.lit, 0.6));
    canvas.path(stone.shade, mixColours(tones.rock, tones.deep, 0.7));
  }
  let reeds = '';
  for (let reed = 0; reed < 34 * canvas.breadth; reed += 1) {
    const [x, edge] = chance.pick(shore);
    reeds += tuft(x, edge + chance.between(8, 20) * unit, chance.between(18, 46) * unit, chance);
  }
  canvas.path(reeds, tones.leaf, { opacity: 0.9 });
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the water lands, in the gorge's coordinates: more on one side than on the other. */
const blocks = [
  { across: -128, below: 2, size: [64, 40] },
  { across: -96, below: 8, size: [34, 19] },
  { across: 116, below: 4, size: [46, 26] },
  { across: 30, below: 12, size: [30, 14] },
] as const;
