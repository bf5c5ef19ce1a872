// Colour, mixed in OKLab so that halfway tones stay clean.

import { clamp, interpolate } from '#illustrations/drawing/interpolation.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const LINEAR_TO_CONE: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

const CONE_TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const LAB_TO_CONE: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

const CONE_TO_LINEAR: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Mixes two `#rrggbb` colours; share 0 gives the first, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const from = toLab(first);
  const to = toLab(second);
  return fromLab([
    interpolate(from[0], to[0], share),
    interpolate(from[1], to[1], share),
    interpolate(from[2], to[2], share),
  ]);
}

/** Moves a colour to a given lightness (0 to 1) and scales its strength, keeping its hue. */
export function withLightness(colour: string, lightness: number, strength = 1): string {
  const [, greenRed, blueYellow] = toLab(colour);
  return fromLab([lightness, greenRed * strength, blueYellow * strength]);
}

/** Lighter by a share of the whole way to white; a negative share darkens. */
export function lighten(colour: string, share: number): string {
  const [lightness, greenRed, blueYellow] = toLab(colour);
  return fromLab([clamp(lightness + share, 0, 1), greenRed, blueYellow]);
}

/** Stronger (above 1) or greyer (below 1), keeping lightness and hue. */
export function saturate(colour: string, strength: number): string {
  const [lightness, greenRed, blueYellow] = toLab(colour);
  return fromLab([lightness, greenRed * strength, blueYellow * strength]);
}

function toLab(colour: string): Triple {
  const linear: Triple = [channel(colour, 1), channel(colour, 3), channel(colour, 5)];
  const cone = multiply(LINEAR_TO_CONE, linear);
  return multiply(CONE_TO_LAB, [Math.cbrt(cone[0]), Math.cbrt(cone[1]), Math.cbrt(cone[2])]);
}

function fromLab(lab: Triple): string {
  const cone = multiply(LAB_TO_CONE, lab);
  const linear = multiply(CONE_TO_LINEAR, [cone[0] ** 3, cone[1] ** 3, cone[2] ** 3]);
  return `#${linear.map(channelToHex).join('')}`;
}

function multiply(matrix: Matrix, vector: Triple): Triple {
  const row = (weights: Triple): number => weights[0] * vector[0] + weights[1] * vector[1] + weights[2] * vector[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function channel(colour: string, offset: number): number {
  const encoded = Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function channelToHex(linear: number): string {
  const light = clamp(linear, 0, 1);
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
