// Somebody who snorkels: face down at the surface, the tube above it, an arm that points at something, fins behind.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon } from '#illustrations/plates/paths.ts';

export interface Snorkeller {
  readonly shirt: Colour;
  readonly fins: Colour;
  readonly skin: Colour;
}

/** Looks to the right, and is 130 long from the fins to the hand. */
export function paintSnorkeller(canvas: Canvas, light: Light, { shirt, fins, skin }: Snorkeller): void {
  const [cloth, body, rubber] = [shirt, skin, fins].map((colour) => tone(light, colour, 0.5)) as [
    string,
    string,
    string,
  ];
  const dark = mixColours(light.ink, '#1c2a30', 0.5);
  canvas.path(limb(limbOf('-16,5,8 -36,0,6 -52,-7,4.4')), mixColours(body, dark, 0.3));
  canvas.path(polygon(pointsOf('-50,-10 -82,-16 -78,-4 -50,-5')), mixColours(rubber, dark, 0.25));
  canvas.path(limb(limbOf('-16,7,8.6 -36,10,6.4 -54,8,4.6')), body);
  canvas.path(polygon(pointsOf('-52,6 -86,8 -82,20 -52,11')), rubber);
  canvas.path(limb(limbOf('-2,5,12 -12,6,11 -22,8,9')), dark);
  canvas.path(limb(limbOf('33,1,11 16,1,15 -4,5,12')), cloth);
  canvas.path(limb(limbOf('30,5,6.4 38,17,5 52,24,4')), body);
  canvas.path(circle(43, 0, 7.4), body);
  canvas.path('M35 -4Q40 -10 47 -6L45 -1Q40 -4 36 2Z', dark);
  canvas.path(polygon(pointsOf('45,-2 52,2 49,8 43,4')), '#bfe6ee');
  canvas.path('M49 8L54 4L46 -18L44 -17L50 3L47 6Z', '#f08a4b');
}
