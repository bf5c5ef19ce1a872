// What one walks on in a lane and what it leads to: the harbour in Stone Town, a yard with its palm in Lamu.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { tone } from '#illustrations/plates/light.ts';
import { openSpline, polygon, spline } from '#illustrations/plates/paths.ts';
import { masonryTones, opening } from '#illustrations/plates/props/houses/masonry.ts';
import type { Lane } from '#illustrations/plates/vantage/lane/lane-view.ts';

/** Between the last houses one sees the harbour. */
export function paintHarbour({ stage, at, vanish, end }: Lane): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const [from, to] = [at(-1, end, 0)[0], at(1, end, 0)[0]];
  const sea = mixColours(tone(light, '#1f8a96', 0.5), light.sky[light.sky.length - 1] ?? light.haze, 0.25);
  const [top, foot] = [vanish[1] - 6 * unit, at(1, end, 0)[1]];
  canvas.rectangle(from, top, to - from, foot - top + 4, sea);
  // To the right of whoever walks down to it.
  const middle = from + (to - from) * 0.62;
  const sail = spline([
    [middle - 18 * unit, top - 58 * unit, 'corner'],
    [middle + 8 * unit, top - 20 * unit],
    [middle + 24 * unit, top + 4 * unit, 'corner'],
    [middle - 14 * unit, top + 6 * unit, 'corner'],
  ]);
  canvas.path(sail, tone(light, '#fbf1dc', 0.5));
  canvas.path(
    spline(
      outlineOf(`${middle - 26 * unit},${top + 8 * unit} ${middle},${top + 12 * unit}
      ${middle + 28 * unit},${top + 6 * unit} ${middle + 16 * unit},${top + 19 * unit}
      ${middle - 18 * unit},${top + 19 * unit}`),
    ),
    mixColours(light.ink, '#5d3f2a', 0.4),
  );
}

/** The lane turns: its last wall stands in the sun, with an arched door, and a palm looks over it. */
export function paintYard({ stage, at, end }: Lane): void {
  const { canvas, light } = stage;
  const tones = masonryTones(light, '#f6eedd');
  const [left, top] = at(-1, end, 0.62);
  const [right, foot] = at(1, end, 0);
  const middle = (left + right) / 2;
  const tall = foot - top;
  const leaf = mixColours(tone(light, '#3f6a3c', 0.5), light.ink, 0.3);
  for (const [lean, drop] of [
    [-1, 0.1],
    [-0.6, -0.3],
    [0.1, -0.5],
    [0.7, -0.3],
    [1, 0.12],
  ] as const) {
    const tip: Point = [middle + lean * tall * 0.5, top + drop * tall * 0.6];
    const knee: Point = [middle + lean * tall * 0.26, top - tall * 0.42];
    canvas.path(openSpline([[middle, top], [middle, top - tall * 0.22], knee, tip]), 'none', {
      stroke: leaf,
      'stroke-width': tall * 0.05,
    });
  }
  canvas.rectangle(left - 2, top, right - left + 4, tall + 3, tones.wallLit);
  canvas.path(opening(middle, foot, tall * 0.3, tall * 0.56, true), tones.wallShade);
  canvas.path(opening(middle, foot, tall * 0.24, tall * 0.5, true), tones.timber);
}

export function paintGround({ stage, at, town, end }: Lane): void {
  const { canvas, light } = stage;
  const floor = mixColours(tone(light, town.floor, 0.6), light.ink, 0.14);
  canvas.path(
    polygon([
      at(-1, end, 0),
      at(1, end, 0),
      at(1, town.corner.away, 0),
      [canvas.width + 10, at(1, town.corner.away, 0)[1]],
      [canvas.width + 10, at(1, 0.4, 0)[1]],
      at(-1, 0.4, 0),
    ]),
    canvas.linearGradient(
      [
        [0, mixColours(floor, light.haze, 0.5)],
        [0.4, floor],
        [1, mixColours(floor, light.ink, 0.4)],
      ],
      { x2: 0, y1: at(1, end, 0)[1], y2: canvas.height, inCanvasUnits: true },
    ),
  );
  // A gutter runs down its middle, and slabs lie across it.
  canvas.path(polygon([at(-0.06, end, 0), at(0.06, end, 0), at(0.06, 0.4, 0), at(-0.06, 0.4, 0)]), light.ink, {
    opacity: 0.16,
  });
  let slabs = '';
  for (let away = 0.95; away < end; away *= 1.14) {
    slabs += polygon([at(-1, away, 0), at(1, away, 0), at(1, away * 1.012, 0), at(-1, away * 1.012, 0)]);
  }
  canvas.path(slabs, light.ink, { opacity: 0.14 });
}
