// What marks a summit: a cairn of stones, an iron cross, a flag that has flown in every wind.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { spline } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 100;

/** The stones of the cairn: middle, height of the middle, half width, half height. */
const stones = [
  [-26, 8, 17, 11],
  [4, 9, 20, 12],
  [30, 7, 14, 9],
  [-13, 26, 16, 10],
  [15, 27, 17, 10],
  [1, 43, 15, 9],
] as const;

export function paintSummitCross(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const stone = mixColours(tone(light, '#8b7d7e'), light.ink, 0.35);
  const iron = mixColours(light.ink, light.rim, 0.12);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    const cross = 'M-3 -150H3V-40H-3ZM-26 -124H26V-117H-26Z';
    canvas.path(cross, light.rim, { transform: 'translate(-1.8 -1.2)' });
    canvas.path(cross, iron);
    canvas.path('M3 -147C16 -153 26 -141 44 -148L42 -127C28 -121 16 -132 3 -126Z', tone(light, '#b8402a', 0.5));
    canvas.path('M3 -140C16 -146 26 -134 43.500 -141L43 -134C28 -128 16 -139 3 -133Z', tone(light, '#f3ead2', 0.5));
    for (const [across, up, halfWidth, halfHeight] of stones) {
      const outline = spline([
        [across - halfWidth, -up + halfHeight * 0.4],
        [across - halfWidth * 0.7, -up - halfHeight * 0.8],
        [across + halfWidth * 0.2, -up - halfHeight],
        [across + halfWidth * 0.9, -up - halfHeight * 0.5],
        [across + halfWidth, -up + halfHeight * 0.6],
        [across, -up + halfHeight],
      ]);
      const fill = canvas.linearGradient([
        [0, mixColours(stone, light.rim, 0.45)],
        [0.5, stone],
        [1, mixColours(stone, light.ink, 0.5)],
      ]);
      canvas.path(outline, fill);
    }
  });
}
