// A green turtle on the wing.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 200;

interface TurtleSetting {
  readonly light: Light;
  readonly mirrored: boolean;
}

/** `x`, `y` is the middle of its shell. */
export function paintTurtle(canvas: Canvas, x: number, y: number, width: number, { light, mirrored }: TurtleSetting) {
  const skin = tone(light, '#8fa878', 0.4);
  const shell = tone(light, '#4f6a3c', 0.4);
  const shade = mixColours(shell, '#12323a', 0.5);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.path(limb(limbOf('34,8,26 22,44,22 -10,78,7')), mixColours(skin, shade, 0.35));
    canvas.path(limb(limbOf('-58,4,20 -84,26,15 -100,30,5')), mixColours(skin, shade, 0.3));
    canvas.path(spline(pointsOf('58,-10 78,-22 98,-18 104,-8 94,2 72,6 56,8')), skin);
    const dome = spline(pointsOf('-72,2 -56,-26 -18,-44 26,-42 60,-18 70,4 40,16 -20,20 -60,14'));
    const fill = canvas.linearGradient([
      [0, mixColours(shell, '#e8f2c8', 0.4)],
      [0.6, shell],
      [1, shade],
    ]);
    canvas.path(dome, fill);
    const plates = [
      polygon(pointsOf('-40,-24 -14,-34 -8,-8 -34,-2')),
      polygon(pointsOf('-6,-36 22,-34 28,-8 0,-8')),
      polygon(pointsOf('30,-30 50,-16 52,0 36,-8')),
    ];
    canvas.path(plates.join(''), shade, { opacity: 0.45 });
    canvas.path(limb(limbOf('40,4,24 34,-34,24 6,-74,20 -18,-92,6')), skin);
    canvas.path(circle(92, -12, 3), '#10242a');
  });
}
