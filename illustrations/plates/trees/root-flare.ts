// Where a trunk meets the ground: it widens into a few roots and ends level.

import { spline } from '#illustrations/plates/paths.ts';

/** Path data of a foot on (x, y) for a trunk of this width. */
export function rootFlare(x: number, y: number, width: number): string {
  return spline([
    [x - width * 0.48, y - width * 1.5],
    [x + width * 0.48, y - width * 1.5],
    [x + width * 0.56, y - width * 0.6],
    [x + width * 0.78, y - width * 0.16],
    [x + width * 1.15, y + width * 0.12, 'corner'],
    [x + width * 0.45, y + width * 0.06],
    [x, y + width * 0.18],
    [x - width * 0.45, y + width * 0.06],
    [x - width * 1.1, y + width * 0.12, 'corner'],
    [x - width * 0.74, y - width * 0.18],
    [x - width * 0.55, y - width * 0.6],
  ]);
}
