// A crescent in its own faint glow.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';

/** Which way the crescent's back turns, and how far its horns reach round from there (radians). */
const BACK = -2.5;
const HORN_REACH = 1.25;

export function paintCrescent(canvas: Canvas, x: number, y: number, radius: number, colour: Colour, glow: Colour) {
  const spill = canvas.radialGradient([
    [0, glow, 0.32],
    [0.3, glow, 0.12],
    [1, glow, 0],
  ]);
  canvas.circle(x, y, radius * 4.5, spill);
  const [fromX, fromY] = onCircle(BACK + HORN_REACH);
  const [toX, toY] = onCircle(BACK - HORN_REACH);
  const outer = draw`M${fromX} ${fromY}A${radius} ${radius} 0 1 1 ${toX} ${toY}`;
  const inner = draw`A${radius} ${radius} 0 0 0 ${fromX} ${fromY}Z`;
  canvas.path(outer + inner, colour);

  function onCircle(angle: number): readonly [number, number] {
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }
}
