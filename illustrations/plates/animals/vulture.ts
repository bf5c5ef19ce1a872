// A white-backed vulture soaring, seen from a little below: its wings spread, their fingers apart. Its tail
// ends on y = 0, and its wings reach 240 across.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const leadingEdge = '0,-44 -14,-48 -30,-57 -48,-63 -66,-64 -80,-61';
/** Where the primaries start; the wing is closed behind them. */
const trailingEdge = '-92,-52 -84,-44 -70,-39 -54,-35 -38,-32 -22,-28 -8,-22 0,-18';
const fingers = [
  '-74,-59,8 -92,-64,5.5 -108,-65,3.4 -120,-62,1',
  '-76,-57,8 -94,-59,5.5 -110,-57,3.4 -121,-53,1',
  '-76,-54,8 -94,-53,5.5 -109,-49,3.4 -118,-44,1',
  '-76,-51,8 -92,-48,5.5 -105,-42,3.2 -112,-37,1',
  '-72,-48,8 -86,-43,5 -97,-36,3 -102,-32,1',
];

/** The same points on the other side of the body. */
function mirrored(points: string): string {
  return points.replace(/(^|\s)(-?[\d.]+),/g, (_, gap: string, x: string) => `${gap}${-Number(x)},`);
}

export const vulture: Silhouette = {
  height: 100,
  near: [
    outline(leadingEdge, trailingEdge),
    ...fingers.map(tapered),
    outline(mirrored(leadingEdge), mirrored(trailingEdge)),
    ...fingers.map(mirrored).map(tapered),
    // Head, sunk into its ruff, body and tail.
    outline(
      '-7,-42 -4,-50 2,-54 9,-55 13,-52 17,-48! 12,-48 10,-43 8,-32 8,-20 12,-8 8,-2 0,0 -8,-2 -12,-8 -8,-20 -8,-32',
    ),
  ].join(''),
  far: '',
};
