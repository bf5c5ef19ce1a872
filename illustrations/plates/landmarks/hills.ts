// Hills on the horizon: a pale range behind a nearer one whose spurs catch the light, sometimes with a lone rock
// between.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { paintLayer, type RidgeKind, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintStipple } from '#illustrations/plates/elements/stipple.ts';
import { leftToRight, paintSpurs } from '#illustrations/plates/landmarks/cliffs.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

interface Range {
  /** The middle of its skyline above the horizon, as a share of the picture's height. */
  readonly up: number;
  readonly amplitude: number;
  readonly scale: number;
  readonly kind: RidgeKind;
  readonly octaves: number;
  /** How much of its colour the haze has taken. */
  readonly pale: number;
  readonly name: string;
}

/** The far range and the near one, in three characters of country. */
const countries: readonly (readonly [far: Range, near: Range])[] = [
  [
    { up: 0.085, amplitude: 70, scale: 560, kind: 'roll', octaves: 4, pale: 0.45, name: 'hills-far' },
    { up: 0.048, amplitude: 62, scale: 430, kind: 'ridged', octaves: 4, pale: 0.08, name: 'hills' },
  ],
  [
    { up: 0.06, amplitude: 88, scale: 480, kind: 'ridged', octaves: 3, pale: 0.5, name: 'hills-far' },
    { up: 0.042, amplitude: 54, scale: 620, kind: 'roll', octaves: 4, pale: 0.1, name: 'hills' },
  ],
  [
    { up: 0.075, amplitude: 46, scale: 620, kind: 'mesa', octaves: 3, pale: 0.42, name: 'hills-far' },
    { up: 0.036, amplitude: 48, scale: 380, kind: 'roll', octaves: 5, pale: 0.05, name: 'hills' },
  ],
];

/** A lone dome of rock, in canvas units. */
const inselberg = pointsOf('-210,-6 -150,26 -108,74 -72,106 -30,124 12,118 46,92 88,78 124,42 200,-6');

export function paintHills(canvas: Canvas, place: LandmarkPlace): void {
  const { light } = place;
  const chance = chanceOf(canvas, 'hills');
  const [far, near] = chance.pick(countries);
  const tones = rockTones(light, mixColours(light.far, place.ground.bush, 0.1));
  paintRange(canvas, place, far, tones);
  paintMist(canvas, canvas.y(place.horizon - 0.03), 90, light.haze, 0.5);
  if (chance.happens(0.5)) paintInselberg(canvas, frameOf(canvas, place), tones, place.mirrored, chance);
  paintRange(canvas, place, near, tones);
}

function paintRange(canvas: Canvas, { light, horizon, mirrored }: LandmarkPlace, range: Range, base: RockTones): void {
  const { amplitude, scale, kind, octaves, name, pale } = range;
  const y = canvas.y(horizon - range.up);
  const ridge = ridgeLine(canvas, { y, amplitude, scale, kind, octaves, gain: 0.45, name });
  const tones = rockTones(light, mixColours(base.rock, light.haze, pale));
  paintLayer(canvas, ridge, tones.rock, { haze: light.haze, hazeDepth: 130 });
  const foot = canvas.y(horizon + 0.004);
  const [first, last] = [ridge[0] ?? [0, 0], ridge[ridge.length - 1] ?? [0, 0]];
  paintWithin(canvas, polygon([...ridge, [last[0], foot], [first[0], foot]]), () =>
    paintSpurs(
      canvas,
      { rim: ridge, from: first[0], to: last[0], name },
      {
        spacing: [50, 180],
        foot,
        shadeSide: mirrored ? -1 : 1,
        lit: tones.lit,
        shade: tones.shade,
        opacity: 0.34 * (1 - pale),
        start: [0, 10],
      },
    ),
  );
  paintStipple(canvas, ridge, {
    colour: tones.shade,
    count: 1400,
    depth: 54,
    opacity: 0.3 * (1 - pale),
    name: `${name}-grain`,
  });
}

function paintInselberg(canvas: Canvas, frame: Frame, tones: RockTones, mirrored: boolean, chance: Chance): void {
  const size = chance.between(0.7, 1.15);
  const shape = frame.line(inselberg.map(([across, up]): Point => [across * size, up * size]));
  const rim = leftToRight(craggyLine(canvas, shape, { roughness: 0.12, depth: 5, name: 'inselberg' }));
  const body = polygon(rim);
  const [first, last] = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0];
  canvas.path(body, palingRock(canvas, tones, frame.at(0, 124 * size)[1], frame.base));
  paintWithin(canvas, body, () =>
    paintSpurs(
      canvas,
      { rim, from: first, to: last, name: 'inselberg' },
      {
        spacing: [26, 60],
        foot: frame.base,
        shadeSide: mirrored ? -1 : 1,
        lit: tones.lit,
        shade: tones.shade,
        opacity: 0.5,
        start: [0, 10],
      },
    ),
  );
}
