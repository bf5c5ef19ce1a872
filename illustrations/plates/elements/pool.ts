// Water lying in the ground: a pool or a stretch of river with a bank around it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';

export interface Pool {
  /** Far and near water. */
  farColour: Colour;
  nearColour: Colour;
  glint: Colour;
  /** The wet edge, and the dry one above it. */
  bank: Colour;
  shore: Colour;
  bush: Colour;
  name: string;
}

const RIPPLES = 26;
const BUSHES = 9;

/** A pool around `x`, `y` with the given radii, on the canvas. */
export function paintPool(
  canvas: Canvas,
  x: number,
  y: number,
  [radiusX, radiusY]: readonly [number, number],
  pool: Pool,
): void {
  const { farColour, nearColour, glint, bank, shore, name } = pool;
  const outline = (grown: number, lower: number) =>
    blob(canvas, x, y + lower * canvas.unit, [radiusX * grown, radiusY * grown], name, 0.12);
  const water = outline(1, 0);
  canvas.path(outline(1.1, 0), shore, { opacity: 0.55 });
  canvas.path(outline(1.03, -2), bank);
  const fill = canvas.linearGradient([
    [0, farColour],
    [1, nearColour],
  ]);
  canvas.path(water, fill);

  const id = canvas.newId();
  canvas.define(`<clipPath id="${id}"><path d="${water}"/></clipPath>`);
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
  canvas.group({ 'clip-path': `url(#${id})` }, () => {
    canvas.path(lit, glint, { opacity: 0.35 });
    canvas.path(shaded, mixColours(nearColour, bank, 0.5), { opacity: 0.3 });
  });
  paintBankBushes(canvas, x, y - radiusY, radiusX, pool);
}

function paintBankBushes(canvas: Canvas, x: number, y: number, radiusX: number, pool: Pool): void {
  const chance = chanceOf(canvas, `${pool.name}-bushes`);
  let path = '';
  for (let index = 0; index < BUSHES; index += 1) {
    const across = chance.between(-1, 1);
    const rise = (1 - Math.sqrt(1 - across * across)) * radiusX * 0.12;
    path += bush(x + across * radiusX, y + rise, chance.between(8, 17) * canvas.unit, chance);
  }
  canvas.path(path, pool.bush, { opacity: 0.85 });
}
