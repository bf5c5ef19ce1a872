// Water lying in the ground: damp earth around it, the dark of its far bank in it, reeds at its ends.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';

export interface Pool {
  /** Far and near water. */
  farColour: Colour;
  nearColour: Colour;
  glint: Colour;
  /** The wet edge. */
  bank: Colour;
  reed: Colour;
  name: string;
}

const RIPPLES = 26;

/** A pool around `x`, `y` with the given radii, on the canvas. */
export function paintPool(
  canvas: Canvas,
  x: number,
  y: number,
  [radiusX, radiusY]: readonly [number, number],
  pool: Pool,
): void {
  const { farColour, nearColour, glint, bank, name } = pool;
  const outline = (grown: number, lower: number) =>
    blob(canvas, x, y + lower * canvas.unit, [radiusX * grown, radiusY * grown], name, 0.07);
  const water = outline(1, 0);
  for (const [grown, opacity] of [
    [1.15, 0.16],
    [1.08, 0.24],
    [1.02, 0.6],
  ] as const) {
    canvas.path(outline(grown, 1.5), bank, { opacity });
  }
  const fill = canvas.linearGradient([
    [0, farColour],
    [1, nearColour],
  ]);
  canvas.path(water, mixColours(farColour, bank, 0.62));
  const chance = chanceOf(canvas, `${name}-ripples`);
  let lit = '';
  let shaded = '';
  for (let ripple = 0; ripple < RIPPLES; ripple += 1) {
    const down = chance.between(-0.9, 0.9);
    const width = radiusX * chance.between(0.12, 0.5);
    const path = lens(
      x + chance.between(-0.9, 0.9) * radiusX,
      y + down * radiusY,
      width,
      (2 + 2 * (down + 1)) * canvas.unit,
    );
    if (chance.happens(0.55)) lit += path;
    else shaded += path;
  }
  paintWithin(canvas, water, () => {
    // Along the far side the bank stands on its head in the water.
    canvas.path(outline(1, 0.17 * (radiusY / canvas.unit)), fill);
    canvas.path(lit, glint, { opacity: 0.35 });
    canvas.path(shaded, mixColours(nearColour, bank, 0.5), { opacity: 0.3 });
  });
  paintReeds(canvas, [x, y], [radiusX, radiusY], pool);
}

/** Stands of reeds at the ends and behind, grass in between and along the near edge. */
function paintReeds(canvas: Canvas, [x, y]: Point, [radiusX, radiusY]: Point, pool: Pool): void {
  const chance = chanceOf(canvas, `${pool.name}-reeds`);
  const { unit } = canvas;
  const onEdge = (turn: number): Point => [x + Math.cos(turn) * radiusX * 1.01, y + Math.sin(turn) * radiusY * 1.02];
  let path = '';
  for (const middle of [Math.PI * 0.97, Math.PI * 1.3, Math.PI * 1.93, Math.PI * 0.16]) {
    for (let reed = 0; reed < 9; reed += 1) {
      const aside = chance.bell() * 0.12;
      path += tuft(...onEdge(middle + aside), chance.between(30, 62) * unit * (1 - 2 * Math.abs(aside)), chance);
    }
  }
  for (let blade = 0; blade < 44; blade += 1) {
    const [edgeX, edgeY] = onEdge(chance.between(0, 2 * Math.PI));
    path += tuft(edgeX, edgeY + 2 * unit, chance.between(9, 20) * unit, chance);
  }
  canvas.path(path, pool.reed);
}
