// Light that spills: a soft round patch that fades to nothing.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';

export function paintGlow(canvas: Canvas, x: number, y: number, radius: number, colour: Colour, opacity: number): void {
  const fill = canvas.radialGradient([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.5],
    [1, colour, 0],
  ]);
  canvas.circle(x, y, radius, fill);
}
