// Still water: a gradient, ripples of light and shade, and the sun's path across it.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';

export interface Water {
  /** Its far and its near edge, on the canvas. */
  y: number;
  bottom: number;
  farColour: Colour;
  nearColour: Colour;
  glint: Colour;
  ripples?: number;
  /** Where the light stands that lies on the water, and its colour. */
  sun?: { x: number; colour: Colour };
  name?: string;
}

const SUN_RIPPLES = 70;

export function paintWater(canvas: Canvas, water: Water): void {
  const { y, bottom, farColour, nearColour, glint, ripples = 90, sun, name = 'water' } = water;
  const chance = chanceOf(canvas, name);
  const fill = canvas.fade(farColour, nearColour);
  canvas.rectangle(-5, y, canvas.width + 10, bottom - y + 5, fill);

  let lit = '';
  let shaded = '';
  for (let ripple = 0; ripple < ripples; ripple += 1) {
    const near = chance.next() ** 1.6;
    const width = (20 + 260 * near) * canvas.unit * chance.between(0.4, 1.3);
    const height = (1.2 + 7 * near) * canvas.unit;
    const path = lens(chance.next() * canvas.width, y + (bottom - y) * near + 2 * canvas.unit, width, height);
    if (chance.happens(0.55)) lit += path;
    else shaded += path;
  }
  canvas.path(lit, glint, { opacity: 0.22 });
  canvas.path(shaded, nearColour, { opacity: 0.35 });
  if (sun !== undefined) paintSunPath(canvas, water, sun);
}

function paintSunPath(canvas: Canvas, { y, bottom, name = 'water' }: Water, sun: { x: number; colour: Colour }): void {
  const chance = chanceOf(canvas, `${name}-sun`);
  let path = '';
  for (let ripple = 0; ripple < SUN_RIPPLES; ripple += 1) {
    const near = (ripple / SUN_RIPPLES) ** 1.25;
    const width = (30 + 120 * near) * canvas.unit * chance.between(0.4, 1.2) * (1 - 0.35 * near);
    const height = (2 + 7 * near) * canvas.unit;
    const drift = chance.bell() * (30 + 150 * near) * canvas.unit * 0.55;
    path += lens(sun.x + drift, y + (bottom - y) * near + 2 * canvas.unit, width, height);
  }
  canvas.path(path, sun.colour, { opacity: 0.6 });
}
