// A low bush: a ragged dome.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { spline } from '#illustrations/plates/paths.ts';

const LOBES = 9;

/** Path data of a bush whose foot stands at `x`, `y`. */
export function bush(x: number, y: number, size: number, chance: Chance): string {
  const width = size * chance.between(1.5, 2.4);
  const height = size * chance.between(0.7, 1.05);
  const dome: Point[] = [];
  for (let lobe = 0; lobe <= LOBES; lobe += 1) {
    const share = lobe / LOBES;
    const rise = Math.sqrt(Math.sin(Math.PI * Math.min(share, 1))) || 0;
    dome.push([x - width / 2 + width * share, y - height * rise * chance.between(0.72, 1)]);
  }
  return spline([...dome, [x + width * 0.4, y + size * 0.05], [x - width * 0.4, y + size * 0.05]]);
}
