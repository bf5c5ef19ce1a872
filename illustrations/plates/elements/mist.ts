// Mist: a level band across the picture, or banks of it that drift.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';

/** A band of this height (a multiple of `canvas.unit`) around `y`, thickest in its middle. */
export function paintMist(canvas: Canvas, y: number, height: number, colour: Colour, opacity = 0.6): void {
  const fill = canvas.linearGradient([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  canvas.rectangle(0, y - (height * canvas.unit) / 2, canvas.width, height * canvas.unit, fill);
}

export interface MistBanks {
  y: number;
  count: number;
  width: Range;
  height: Range;
  colour: Colour;
  opacity: number;
  /** How far up and down they drift, in multiples of `canvas.unit`. */
  spread?: number;
  name: string;
}

export function paintMistBanks(canvas: Canvas, banks: MistBanks): void {
  const { y, count, width, height, colour, opacity, spread = 40, name } = banks;
  const chance = chanceOf(canvas, name);
  const fill = canvas.radialGradient([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.55],
    [1, colour, 0],
  ]);
  for (let bank = 0; bank < count; bank += 1) {
    const bankY = y + chance.between(-1, 1) * spread * canvas.unit;
    const radiusX = (chance.between(...width) * canvas.unit) / 2;
    const radiusY = (chance.between(...height) * canvas.unit) / 2;
    canvas.ellipse(chance.next() * canvas.width, bankY, radiusX, radiusY, fill);
  }
}
