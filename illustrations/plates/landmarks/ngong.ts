// The Ngong Hills: four knuckles in one green ridge, as they stand over the gardens of Karen.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { createNoise, fractalNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { paintSpurs } from '#illustrations/plates/landmarks/cliffs.ts';
import { frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { palingRock, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Each knuckle in canvas units: where, how high above the shoulder they share, how wide. */
const knuckles: readonly (readonly [across: number, height: number, width: number])[] = [
  [-330, 52, 88],
  [-120, 66, 80],
  [82, 48, 74],
  [290, 78, 92],
];
/** The shoulder: how high it stands, and how far to either side it runs out into the plain. */
const shoulder = { height: 104, reach: 560 };

export function paintNgongHills(canvas: Canvas, place: LandmarkPlace): void {
  const { light, ground, horizon, mirrored } = place;
  const { unit } = canvas;
  const tones = rockTones(light, mixColours(light.far, ground.bush, 0.3));
  const far = { y: canvas.y(horizon - 0.03), amplitude: 34, scale: 520, octaves: 3, name: 'ngong-far' };
  paintLayer(canvas, ridgeLine(canvas, far), mixColours(tones.rock, light.haze, 0.5));
  const frame = frameOf(canvas, place);
  const noise = createNoise(`${canvas.seed}:ngong`);
  const rim: Point[] = [];
  for (let across = -2 * shoulder.reach; across <= 2 * shoulder.reach; across += 8) {
    const base = shoulder.height * Math.exp(-(Math.abs(across / shoulder.reach) ** 3) * 1.4);
    const raised = knuckles.reduce(
      (sum, [at, height, width]) => sum + height * Math.exp(-(((across - at) / width) ** 2)),
      0,
    );
    rim.push(frame.at(across, base + raised + 7 * fractalNoise(noise, across / 60, 3)));
  }
  rim.sort(([one], [other]) => one - other);
  const [first, last] = [rim[0] ?? [0, 0], rim.at(-1) ?? [0, 0]];
  const body = polygon([...rim, [last[0], frame.base], [first[0], frame.base]]);
  const top = Math.min(...rim.map(([, y]) => y));
  canvas.path(body, palingRock(canvas, tones, top, frame.base + 20 * unit));
  paintWithin(canvas, body, () => {
    const wall = { rim, from: first[0], to: last[0], name: 'ngong' };
    const tone = { lit: mixColours(tones.lit, ground.light, 0.3), shade: tones.shade, opacity: 0.42 };
    paintSpurs(canvas, wall, {
      ...tone,
      spacing: [60, 170],
      foot: frame.base,
      shadeSide: mirrored ? -1 : 1,
      start: [0, 20],
    });
    paintStipple(canvas, rim, { colour: tones.shade, count: 900, depth: 60, opacity: 0.26, name: 'ngong-woods' });
  });
  paintMist(canvas, frame.base - 20 * unit, 80, light.haze, 0.5);
}
