// Two dolphins in mid leap, and the water they left.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 220;
const leaps = [
  { x: -34, y: -34, turn: 14, size: 1 },
  { x: 62, y: -14, turn: 32, size: 0.8 },
];

interface DolphinSetting {
  readonly light: Light;
  readonly mirrored: boolean;
}

/** `x`, `y` is where they leave the water. */
export function paintDolphins(canvas: Canvas, x: number, y: number, width: number, setting: DolphinSetting): void {
  const { light, mirrored } = setting;
  const back = mixColours(tone(light, '#4a6a80', 0.5), light.ink, 0.2);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    for (const { x: across, y: up, turn, size } of leaps) {
      canvas.group({ transform: `translate(${across} ${up}) rotate(${turn}) scale(${size})` }, () =>
        paintDolphin(canvas, back, light),
      );
    }
    const splashes = [-86, 2, 22, 104].map((at, index) => circle(at, -4 - (index % 2) * 5, 5 + (index % 3)));
    canvas.path(splashes.join(''), '#ffffff', { opacity: 0.75 });
  });
}

function paintDolphin(canvas: Canvas, back: Colour, light: Light): void {
  const body = spline(pointsOf('-66,14 -44,-8 -14,-22 18,-20 40,-8 48,2 60,6 59,10 42,12 16,10 -16,8 -44,10 -66,18'));
  const fill = canvas.linearGradient([
    [0, back],
    [0.6, mixColours(back, '#ffffff', 0.18)],
    [1, mixColours('#e8f0f0', back, 0.2)],
  ]);
  canvas.path(limb(limbOf('-64,14,7 -78,6,7 -90,4,2')) + limb(limbOf('-64,16,7 -74,28,7 -82,34,2')), back);
  canvas.path(spline(outlineOf('-10,-20 -12,-36! 6,-21 4,-14 -10,-14')), back);
  canvas.path(body, fill);
  canvas.path(limb(limbOf('20,6,11 10,22,8 0,32,2')), back);
  canvas.path(circle(40, 0, 1.9), light.ink);
}
