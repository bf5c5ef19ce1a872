// Seeded noise: smooth, irregular swells for skylines.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { createRandom, hashText } from '#illustrations/drawing/random.ts';

/** The height, from -1 to 1, at a position along a line. */
type Noise = (position: number) => number;

/** One-dimensional value noise in the range -1 to 1, smooth between whole positions. */
export function createNoise(seed: string): Noise {
  const salt = hashText(seed);
  const valueAt = (cell: number): number => createRandom(`${salt}:${cell}`)() * 2 - 1;
  return (position) => {
    const cell = Math.floor(position);
    const fade = smootherStep(position - cell);
    return interpolate(valueAt(cell), valueAt(cell + 1), fade);
  };
}

/** Sums octaves of noise, each twice as fine and half as strong as the one before. */
export function fractalNoise(noise: Noise, position: number, octaves: number): number {
  let sum = 0;
  let totalStrength = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const strength = 0.5 ** octave;
    sum += strength * noise(position * 2 ** octave + octave * 31);
    totalStrength += strength;
  }
  return sum / totalStrength;
}

function smootherStep(share: number): number {
  return share ** 3 * (share * (share * 6 - 15) + 10);
}
