// Heads, in profile to the right, from behind or face to face, and what is worn on them. Drawn around their own middle,
// in the measure of a person a hundred high.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { OutlinePoint } from '#illustrations/drawing/outline.ts';
import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { circle, ellipse, limb, spline } from '#illustrations/plates/paths.ts';

export type HeadWear = 'bare' | 'bun' | 'hat' | 'cap' | 'beret' | 'helmet' | 'kofia' | 'scarf' | 'wrap';

/** Which way somebody is turned who is not seen from the side. */
export type Turn = 'away' | 'front';

export interface Head {
  readonly wear: HeadWear;
  /** Of what is worn; of the hair, where nothing is. */
  readonly colour: Colour;
}

const profile: readonly OutlinePoint[] = pointsOf(
  '-6.4,3.4 -7.2,-2 -4.6,-7 0.6,-8.2 5.2,-6 6,-2.2 8,1.3 6.3,2.2 6.6,4.4 5,7.2 1.4,7 -2.4,5.4',
);
const nape: readonly OutlinePoint[] = pointsOf('-6.2,0 -5.4,-6 0,-8.2 5.4,-6 6.2,0 4.4,6 0,7.4 -4.4,6');
const hairline = {
  profile: pointsOf('-6.8,3.2 -7.8,-2 -5,-7.8 0.8,-9 5.4,-6.8 5.2,-4.2 1.4,-4.6 0.2,-1.4 -1.6,0.6 -3.6,4.2'),
  nape: pointsOf('-6.5,0.4 -5.8,-6.6 0,-9 5.8,-6.6 6.5,0.4 4.2,3.4 0,4.4 -4.2,3.4'),
  brow: pointsOf('-6.6,-0.6 -5.8,-6.6 0,-9 5.8,-6.6 6.6,-0.6 5,-4 0,-5 -5,-4'),
} as const satisfies Record<string, readonly OutlinePoint[]>;

/** Skull, face and neck. */
export function headShape(turn: Turn | undefined): string {
  const neck = limb([
    [turn ? 0 : -1, 4, 6.6],
    [turn ? 0 : -2.4, 12, 7.4],
  ]);
  return spline(turn ? nape : profile) + neck;
}

/** The face, hair or what covers it, and an ear. */
export function paintHead(
  canvas: Canvas,
  { wear, colour }: Head,
  turn: Turn | undefined,
  skin: Colour,
  ink: Colour,
): void {
  canvas.path(headShape(turn), skin);
  const hair = mixColours(ink, '#1c1412', 0.5);
  const lines = hairline[turn === 'away' ? 'nape' : turn === 'front' ? 'brow' : 'profile'];
  if (wear !== 'scarf') canvas.path(spline(lines), wear === 'bare' || wear === 'bun' ? colour : hair);
  const ears = turn ? ellipse(-6.6, 0.8, 1.3, 2) + ellipse(6.6, 0.8, 1.3, 2) : ellipse(-1.2, 1, 1.4, 2.1);
  if (wear !== 'scarf') canvas.path(ears, mixColours(skin, ink, 0.14));
  if (turn === 'front') canvas.path(shadedCheek, ink, { opacity: 0.16 });
  if (turn !== 'away') canvas.path(turn === 'front' ? features.front : features.profile, ink, { opacity: 0.8 });
  if (wear === 'bun') canvas.path(turn ? circle(0, -8.6, 4) : circle(-6.6, -6.4, 3.8), colour);
  const worn = wear === 'bare' || wear === 'bun' ? undefined : wearing[wear](turn);
  if (worn === undefined) return;
  canvas.path(worn.whole, colour);
  canvas.path(worn.shade, ink, { opacity: 0.26 });
}

/** Eyes under their brows, and a mouth. */
const features = {
  profile: `${ellipse(4.2, -1.4, 0.8, 1)}M2.600 -3.600H5.800V-2.900H2.600ZM4.200 3.900H6.400V4.600H4.200Z`,
  front:
    ellipse(-2.7, -0.8, 0.9, 1) +
    ellipse(2.7, -0.8, 0.9, 1) +
    'M-4.300 -3H-1.300V-2.300H-4.300ZM1.300 -3H4.300V-2.300H1.300ZM-1.700 4.200H1.700V4.900H-1.700Z',
} as const;

/** The side of the nose and of the face that light does not reach. */
const shadedCheek = spline(outlineOf('0,-3! 5.6,-4 6.2,0 4.4,6 0,7.4 1,4.6 0.6,3.2 1.9,2.2'));

interface Worn {
  readonly whole: string;
  readonly shade: string;
}

const wearing: Readonly<Record<Exclude<HeadWear, 'bare' | 'bun'>, (turn: Turn | undefined) => Worn>> = {
  hat: () => ({
    whole: spline(pointsOf('-12.5,-2.2 -6.8,-4.6 -5.6,-11.4 4,-11.8 6.4,-5 13,-1.8 0,-1.6')),
    shade: band(-6.6, 6.2, -5.4, 1.8),
  }),
  cap: (turn) => ({
    whole: dome(turn) + (turn ? '' : 'M4 -5.800L14 -3.400L13 -1.800L4 -3.200Z'),
    shade: band(-7, turn ? 7 : 6, -4.4, 1.4),
  }),
  helmet: (turn) => ({ whole: dome(turn), shade: ellipse(-2, -8, 3.4, 1) + ellipse(2.4, -6, 2.6, 0.9) }),
  // Pulled down over the far ear.
  beret: (turn) => ({
    whole: spline(outlineOf(`-9.6,-3.6 -9,-8.4 -1,-11.2 6,-8.6 ${turn ? 7 : 6.6},-4.8 -2,-4.2`)),
    shade: band(-7.2, 6.4, -4.4, 1.5),
  }),
  // A cap without a brim, stiff with embroidery.
  kofia: (turn) => ({
    whole: spline(
      outlineOf(`-7.4,${turn ? -4 : -3.4}! -6.6,-10.6 0,-11.8 ${turn ? 6.6 : 5.6},-10.8
      ${turn ? 7.4 : 6},${turn ? -4 : -4.6}!`),
    ),
    shade: [-5.6, -8].map((y) => band(-7, turn ? 7 : 5.8, y, 0.9)).join(''),
  }),
  // Around the face and down over the shoulders.
  scarf: (turn) => ({
    whole: spline(
      turn === 'front'
        ? outlineOf(
            '0,8 -4.6,5 -5,-1 0,-5.4 5,-1 4.6,5 0,8! 0,19! 10.6,14 7.8,0 6.4,-7 0,-9.8 -6.4,-7 -7.8,0 -10.6,14',
            '0,19!',
          )
        : turn === 'away'
          ? pointsOf('-7.6,0 -6.4,-7 0,-9.8 6.4,-7 7.6,0 10.6,14 0,19 -10.6,14')
          : pointsOf('6.2,-5.6 1,-9.8 -6.4,-7.6 -8.8,0 -11,14 -3,19 8,17 7,10 5,7.6 1.2,6 0.2,1 3,-3.4'),
    ),
    shade: limb(limbOf('-4,-5,0.8 -5.4,4,1.6 -2,15,0.9')),
  }),
  // A printed cloth wound high and knotted.
  wrap: (turn) => ({
    whole: spline(outlineOf(`-7.8,-1 -9.4,-7 -5,-13 2,-12.6 ${turn ? 7.4 : 6.4},-7 ${turn ? 7 : 5.8},-4 -1,-3.6`)),
    shade: limb(limbOf('-7,-3.4,0.8 -1,-8,1.8 5,-9.6,0.8')),
  }),
};

function dome(turn: Turn | undefined): string {
  return spline([
    [-7.8, -2.4, 'corner'],
    [-6.8, -8.4],
    [0, -11],
    [6, -8.2],
    [turn ? 7.8 : 6.8, turn ? -2.4 : -4, 'corner'],
  ]);
}

function band(from: number, to: number, y: number, thick: number): string {
  return limb(limbOf(`${from},${y + 0.6},${thick} ${(from + to) / 2},${y + 1},${thick} ${to},${y},${thick}`));
}
