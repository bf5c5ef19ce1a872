// A donkey that comes toward one between two panniers, in the measure of a person a hundred high.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { ellipse, limb, spline } from '#illustrations/plates/paths.ts';

export function paintDonkey(canvas: Canvas, light: Light): void {
  const hide = mixColours(tone(light, '#8f8478', 0.5), light.ink, 0.14);
  const shade = mixColours(hide, light.ink, 0.4);
  const pale = mixColours(hide, '#f3ead8', 0.6);
  const basket = mixColours(tone(light, '#c7a468', 0.5), light.ink, 0.12);
  const leg = (x: number, foot: number) => limb(limbOf(`${x},-36,9 ${x},-18,5.4 ${x},${foot},6`));
  canvas.ellipse(0, 0, 30, 4, light.ink, { opacity: 0.3 });
  canvas.path(leg(-6, -5) + leg(7, -5), shade);
  canvas.path(ellipse(0, -46, 19, 18), shade);
  for (const side of [-1, 1]) {
    const pannier = spline(
      outlineOf(`${side * 12},-60 ${side * 30},-58 ${side * 32},-40 ${side * 26},-28 ${side * 13},-30`),
    );
    canvas.path(pannier, mixColours(basket, light.ink, side > 0 ? 0 : 0.2));
    canvas.path(limb(limbOf(`${side * 13},-46,1 ${side * 22},-44,1.6 ${side * 31},-46,1`)), shade, { opacity: 0.6 });
  }
  canvas.path(spline(pointsOf('-16,-62 0,-68 16,-62 13,-54 -13,-54')), tone(light, '#b5482a', 0.5));
  canvas.path(leg(-8, -2) + leg(9, -2) + ellipse(0, -44, 13, 15), hide);
  const ears = spline(pointsOf('-6,-82 -13,-98 -10,-101 -2,-86')) + spline(pointsOf('6,-82 13,-98 10,-101 2,-86'));
  const head = spline(pointsOf('-7.6,-82 0,-87 7.6,-82 6.4,-66 5.6,-54 0,-51 -5.6,-54 -6.4,-66'));
  canvas.path(ears + head, light.rim, { transform: 'translate(-1.5 -1)', opacity: 0.8 });
  canvas.path(ears + head, hide);
  canvas.path(ellipse(0, -56, 5.4, 5), pale);
  canvas.path(
    ellipse(-5, -75, 1.6, 1.4) + ellipse(5, -75, 1.6, 1.4) + ellipse(-2, -55, 0.9, 1.2) + ellipse(2, -55, 0.9, 1.2),
    light.ink,
  );
}
