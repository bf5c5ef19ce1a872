// The sun: a glow, concentric rings, a disc. The rings are the motif every plate shares.

import { lighten, mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';

export interface Sun {
  colour: Colour;
  glow: Colour;
  /** Opacity of the innermost ring; each further one is fainter. */
  haloOpacity?: number;
  rings?: number;
  /** In sun radii. */
  glowRadius?: number;
  glowOpacity?: number;
}

const RING_GAP = 0.42;
const RING_FADE = 0.22;

export function paintSun(canvas: Canvas, x: number, y: number, radius: number, sun: Sun): void {
  const { colour, glow, haloOpacity = 0.14, rings = 3, glowRadius = 7, glowOpacity = 0.7 } = sun;
  const spill = canvas.radialGradient([
    [0, glow, glowOpacity],
    [0.18, glow, glowOpacity * 0.62],
    [0.45, glow, glowOpacity * 0.2],
    [1, glow, 0],
  ]);
  canvas.circle(x, y, radius * glowRadius, spill);
  for (let ring = rings; ring >= 1; ring -= 1) {
    canvas.circle(x, y, radius * (1 + ring * RING_GAP), colour, {
      opacity: haloOpacity * (1 - RING_FADE * (ring - 1)),
    });
  }
  const disc = canvas.linearGradient([
    [0, lighten(colour, 0.02)],
    [1, mixColours(colour, glow, 0.45)],
  ]);
  canvas.circle(x, y, radius, disc);
}
