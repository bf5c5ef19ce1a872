// The pool below the falls, right across the picture, with boulders in it and a bank on the viewer's side.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
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

function paintBoulders(canvas: Canvas, { tones, shadeSide }: Gorge, shore: readonly Point[]): void {
  const chance = chanceOf(canvas, 'falls-boulders');
  const { unit } = canvas;
  const stone = canvas.linearGradient([
    [0, tones.lit],
    [0.4, tones.rock],
    [1, tones.deep],
  ]);
  let reeds = '';
  for (let boulder = 0; boulder < 22; boulder += 1) {
    const [x, edge] = chance.pick(shore);
    const y = edge - chance.between(-10, 34) * unit;
    const size = chance.between(8, 34) * unit;
    canvas.path(lens(x, y + size * 0.3, size * 3.2, size * 0.4), tones.foam, { opacity: 0.5 });
    canvas.path(blob(canvas, x, y, [size, size * 0.56], `falls-boulder${boulder}`, 0.14), stone);
    canvas.path(
      blob(canvas, x + shadeSide * size * 0.4, y + size * 0.1, [size * 0.5, size * 0.36], `falls-dark${boulder}`, 0.14),
      tones.deep,
      {
        opacity: 0.4,
      },
    );
    reeds += tuft(x + chance.between(-60, 60) * unit, edge + 12 * unit, chance.between(14, 30) * unit, chance);
  }
  canvas.path(reeds, tones.leaf, { opacity: 0.8 });
}
