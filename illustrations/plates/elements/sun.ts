// The sun: a glow, and where it stands in the picture concentric rings and a disc. The rings are the motif of the series.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';

const rings = { count: 4, gap: 0.42, opacity: 0.16, fade: 0.22 };
/** In sun radii. */
const glowRadius = 7;

export function paintSunGlow(canvas: Canvas, x: number, y: number, radius: number, glow: Colour, strength = 1): void {
  const spill = canvas.radialGradient([
    [0, glow, 0.7 * strength],
    [0.18, glow, 0.62 * 0.7 * strength],
    [0.45, glow, 0.14 * strength],
    [1, glow, 0],
  ]);
  canvas.circle(x, y, radius * glowRadius, spill);
}

export function paintSunDisc(canvas: Canvas, x: number, y: number, radius: number, colour: Colour, glow: Colour): void {
  for (let ring = rings.count; ring >= 1; ring -= 1) {
    canvas.circle(x, y, radius * (1 + ring * rings.gap), colour, {
      opacity: rings.opacity * (1 - rings.fade * (ring - 1)),
    });
  }
  const disc = canvas.fade(lighten(colour, 0.02), mixColours(colour, glow, 0.45));
  canvas.circle(x, y, radius, disc);
}
