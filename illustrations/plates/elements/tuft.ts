// A tuft of grass out on the plain.

import type { Chance } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';

/** Path data of a few blades that grow from `x`, `y`. */
export function tuft(x: number, y: number, size: number, chance: Chance): string {
  const blades = chance.whole(3, 6);
  const width = size * 0.07;
  let path = '';
  for (let blade = 0; blade < blades; blade += 1) {
    const bend = chance.between(-0.55, 0.75) * size;
    const height = size * chance.between(0.5, 1);
    const root = x + (blade / blades - 0.5) * size * 0.7;
    path += draw`M${root - width} ${y}Q${root + bend * 0.2} ${y - height * 0.6} ${root + bend} ${y - height}`;
    path += draw`Q${root + bend * 0.3 + width} ${y - height * 0.5} ${root + width} ${y}Z`;
  }
  return path;
}
