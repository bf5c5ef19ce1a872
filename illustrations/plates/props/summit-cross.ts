// What marks a summit: a cairn of stones, an iron cross, a flag that has flown in every wind.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';
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
    paintFlag(canvas, light);
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

/** Kenya's, from the top down: each band's share of the height, and its colour. */
const bands = [
  { share: 0.28, colour: '#1a1a1a' },
  { share: 0.07, colour: '#fbf6ea' },
  { share: 0.3, colour: '#b3261e' },
  { share: 0.07, colour: '#fbf6ea' },
  { share: 0.28, colour: '#1f6b3a' },
];
const flag = { left: 3, top: -150, long: 44, high: 30 };

/** Small, and never at rest up there. */
function paintFlag(canvas: Canvas, light: Light): void {
  const { left, top, long, high } = flag;
  /** A line from the pole to the free end, at this share of the height. */
  const line = (share: number): [number, number][] =>
    [0, 0.25, 0.5, 0.75, 1].map((along) => [left + along * long, top + share * high - 4 * Math.sin(along * 5.2)]);
  let from = 0;
  for (const { share, colour } of bands) {
    canvas.path(polygon([...line(from), ...line(from + share).toReversed()]), tone(light, colour, 0.35));
    from += share;
  }
  const [middle, up] = line(0.5)[2] ?? [0, 0];
  canvas.ellipse(middle, up, 4, 9, tone(light, '#fbf6ea', 0.35));
  canvas.ellipse(middle, up, 3, 8, tone(light, '#8c1f1a', 0.35));
}
