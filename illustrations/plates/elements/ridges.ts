// Skylines of land, and the land below them fading into haze.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { createNoise } from '#illustrations/drawing/noise.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { hashText } from '#illustrations/drawing/random.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export type RidgeKind = 'roll' | 'ridged' | 'mesa' | 'flat';

export interface Ridge {
  /** Its middle height, on the canvas. */
  y: number;
  /** How far it rises and falls, and how long a swell is: multiples of `canvas.unit`. */
  amplitude: number;
  scale: number;
  octaves?: number;
  kind?: RidgeKind;
  name: string;
  /** How much each finer octave still counts. */
  gain?: number;
  /** How much it falls over a unit of width. */
  tilt?: number;
}

/** Skylines start and end this far outside the picture, in canvas units. */
const BLEED = 20;
const STEP = 5;

/** The points of a skyline from beyond the left edge to beyond the right one. */
export function ridgeLine(canvas: Canvas, ridge: Ridge): Point[] {
  const { y, amplitude, scale, octaves = 4, kind = 'roll', name, gain = 0.5, tilt = 0 } = ridge;
  const seed = `${canvas.seed}:${name}`;
  const height = profile(createNoise(seed), kind, octaves, gain);
  const offset = hashText(seed) % 997;
  const points: Point[] = [];
  for (let x = -BLEED; x <= canvas.width + BLEED; x += STEP * canvas.unit) {
    const rise = height(x / (scale * canvas.unit) + offset);
    points.push([x, y - amplitude * canvas.unit * rise + tilt * (x - canvas.width / 2)]);
  }
  return points;
}

type Noise = (position: number) => number;

/** The height of a kind of skyline, around -1 to 1. */
function profile(noise: Noise, kind: RidgeKind, octaves: number, gain: number): Noise {
  switch (kind) {
    case 'roll':
      return (position) => summedNoise(noise, position, octaves, gain * 0.8);
    case 'ridged':
      return (position) => summedNoise((at) => 1 - 2 * Math.abs(noise(at)), position, octaves, gain, 2.1);
    case 'mesa':
      return (position) =>
        Math.tanh(summedNoise(noise, position, 2, 0.5) * 7) * 0.8 + summedNoise(noise, position * 9, 3, 0.5) * 0.09;
    case 'flat':
      return (position) =>
        summedNoise(noise, position, 2, 0.5) * 0.35 + summedNoise(noise, position * 12, 3, 0.5) * 0.12;
  }
}

/** Octaves of noise, each `gain` as strong and `step` times as fine as the one before. */
function summedNoise(noise: Noise, position: number, octaves: number, gain: number, step = 2): number {
  let sum = 0;
  let totalStrength = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const strength = gain ** octave;
    sum += strength * noise(position * step ** octave + octave * 17.3);
    totalStrength += strength;
  }
  return sum / totalStrength;
}

export interface Haze {
  haze?: Colour;
  /** How far below the highest point the haze is full, in multiples of `canvas.unit`. */
  hazeDepth?: number;
  /** How much of the land's colour it takes there. */
  hazeShare?: number;
  /** Where the land ends, on the canvas; the lower edge of the picture unless said otherwise. */
  bottom?: number;
}

/** Fills the land below a skyline; with haze it pales downward, as distance does. */
export function paintLayer(canvas: Canvas, points: readonly Point[], colour: Colour, fade: Haze = {}): void {
  const { haze, hazeDepth = 300, hazeShare = 0.75, bottom = canvas.height + 10 } = fade;
  const top = Math.min(...points.map(([, y]) => y));
  const fill =
    haze === undefined
      ? colour
      : canvas.fade(colour, mixColours(colour, haze, hazeShare), {
          y1: top,
          y2: top + hazeDepth * canvas.unit,
          x2: 0,
          inCanvasUnits: true,
        });
  canvas.path(polygon([...points, [canvas.width + BLEED, bottom], [-BLEED, bottom]]), fill);
}

/** How high a skyline stands at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([pointX]) => pointX >= x);
  const to = points[next === -1 ? points.length - 1 : next] ?? [0, 0];
  const from = points[next - 1];
  if (from === undefined) return to[1];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
}
