// What hangs over a lane: a room that bridges it, a creeper out of a garden, a line of washing.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, openSpline, polygon, spline } from '#illustrations/plates/paths.ts';
import { masonryTones, opening } from '#illustrations/plates/props/houses/masonry.ts';
import type { Lane } from '#illustrations/plates/vantage/lane/lane-view.ts';

/** A room of the house on the left that reaches over to the one on the right, on poles of mangrove. */
export function paintBridge({ at, stage }: Lane, away: number): void {
  const { canvas, light } = stage;
  const tones = masonryTones(light, '#efe6d4');
  const back = away * 1.3;
  const [foot, top] = [0.64, 1.08];
  canvas.path(
    polygon([at(-1, away, foot), at(1, away, foot), at(1, back, foot), at(-1, back, foot)]),
    mixColours(tones.ink, tones.wallShade, 0.3),
  );
  let poles = '';
  for (let pole = -0.9; pole <= 0.9; pole += 0.2) {
    poles += polygon([
      at(pole, away, foot),
      at(pole + 0.07, away, foot),
      at(pole + 0.07, back, foot),
      at(pole, back, foot),
    ]);
  }
  canvas.path(poles, tones.timber);
  const [left, right] = [at(-1, away, foot), at(1, away, top)];
  canvas.rectangle(
    left[0] - 1,
    right[1],
    right[0] - left[0] + 2,
    left[1] - right[1],
    mixColours(tones.wall, tones.wallShade, 0.3),
  );
  canvas.rectangle(left[0] - 1, right[1], right[0] - left[0] + 2, (left[1] - right[1]) * 0.09, tones.wallLit);
  const tall = left[1] - right[1];
  const middle = (left[0] + right[0]) / 2;
  for (const aside of [-0.22, 0.22]) {
    const x = middle + aside * (right[0] - left[0]);
    canvas.path(opening(x, left[1] - tall * 0.26, tall * 0.2, tall * 0.42, true), tones.wallShade);
    canvas.path(opening(x, left[1] - tall * 0.26, tall * 0.14, tall * 0.36, true), tones.inside);
  }
}

/** It hangs over the wall on the right, out of a garden nobody sees. */
export function paintBougainvillea({ stage, vanish }: Lane): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, 'bougainvillea');
  const { height } = canvas;
  let [leaves, petals] = ['', ''];
  for (let branch = 0; branch < 19; branch += 1) {
    const from = vanish[0] + height * (0.46 + branch * 0.07);
    const long = height * chance.between(0.1, 0.34) * (branch % 3 === 0 ? 1 : 0.6);
    for (let bunch = 0; bunch < 22; bunch += 1) {
      const share = bunch / 22;
      const x = from + chance.bell() * height * 0.034 * (1.2 - share);
      const y = long * share + chance.bell() * height * 0.01;
      const size = height * chance.between(0.006, 0.013) * (1.2 - share * 0.5);
      if (chance.happens(0.4 + 0.4 * share)) petals += circle(x, y, size);
      else leaves += circle(x, y, size * 1.15);
    }
  }
  canvas.path(leaves, mixColours(tone(light, '#4d6b3a', 0.5), light.ink, 0.2));
  canvas.path(petals, mixColours(tone(light, '#b8326f', 0.4), light.ink, 0.06));
}

/** A line across the lane, and the day's washing on it. */
export function paintWashing({ at, stage }: Lane, away: number): void {
  const { canvas, light } = stage;
  const up = 0.94;
  const [from, to] = [at(-1, away, up), at(1, away, up + 0.02)];
  const sag = 16 * canvas.unit;
  const across = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  canvas.path(openSpline([0, 0.25, 0.5, 0.75, 1].map(across)), 'none', {
    stroke: light.ink,
    'stroke-width': canvas.unit * 1.6,
  });
  const cloths = ['#c2452f', '#f6f1e4', '#2f6f8f', '#e9b23f'];
  for (const [index, cloth] of cloths.entries()) {
    const [x, y] = across(0.16 + index * 0.19);
    const [far, farY] = across(0.16 + index * 0.19 + 0.13);
    const long = (52 + 14 * (index % 2)) * canvas.unit;
    const sheet = spline(
      outlineOf(`${x},${y}! ${far},${farY}! ${far + 2},${farY + long}! ${(x + far) / 2},${y + long * 0.94}
      ${x + 1},${y + long}!`),
    );
    canvas.path(sheet, mixColours(tone(light, cloth, 0.5), light.ink, 0.08));
  }
}
