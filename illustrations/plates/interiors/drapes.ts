// Curtains and tent flaps, gathered by a band at half their height.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';

export interface Drape {
  /** Shares of the picture: its head, its foot, and how far it reaches in from the side of the opening. */
  readonly top: number;
  readonly foot: number;
  readonly reach: number;
  /** Where the opening's side is, from the picture's edge. */
  readonly at?: number;
  readonly cloth?: Colour;
}

/** Hangs a drape on the left or the right side of an opening. */
export function paintDrape({ canvas, tones }: Room, side: 'left' | 'right', drape: Drape): void {
  const { top, foot, reach, at = 0, cloth = tones.wall } = drape;
  const { height, width, unit } = canvas;
  const x = (share: number) => (side === 'left' ? at + share * reach : 1 - at - share * reach) * width;
  const y = (share: number) => (top + (foot - top) * share) * height;
  const shade = mixColours(cloth, tones.ink, 0.45);
  const lit = mixColours(cloth, tones.wallLit, 0.6);
  const outline = spline([
    [x(-0.16), y(0), 'corner'],
    [x(0.92), y(0.01), 'corner'],
    [x(1.1), y(0.24)],
    [x(0.78), y(0.48)],
    [x(0.6), y(0.56)],
    [x(0.66), y(0.66)],
    [x(0.9), y(0.96), 'corner'],
    [x(-0.16), y(1), 'corner'],
    // Away from the picture's edge the outer side is gathered too.
    ...(at > 0 ? [[x(-0.04), y(0.72)] as const, [x(0.06), y(0.55)] as const, [x(-0.04), y(0.34)] as const] : []),
  ]);
  const fill = canvas.linearGradient(
    side === 'left'
      ? [
          [0, shade],
          [0.5, cloth],
          [1, lit],
        ]
      : [
          [0, lit],
          [0.5, cloth],
          [1, shade],
        ],
    { x2: 1, y2: 0 },
  );
  canvas.path(outline, fill);
  let folds = '';
  for (let fold = 0; fold < 7; fold += 1) {
    const share = 0.04 + fold * 0.13;
    const line: LimbPoint[] = [
      [x(share + 0.06), y(0.02), 2 * unit],
      [x(share * 0.96 + 0.22), y(0.26), 8 * unit],
      [x(share * 0.52 + 0.2), y(0.53), 4 * unit],
      [x(share * 0.82 + 0.1), y(0.74), 8 * unit],
      [x(share * 0.98), y(0.98), 2 * unit],
    ];
    folds += limb(line);
  }
  canvas.path(folds, tones.ink, { opacity: 0.2 });
  const band = spline(
    outlineOf(`${x(at > 0 ? 0.02 : -0.1)},${y(0.535)} ${x(0.64)},${y(0.525)} ${x(0.65)},${y(0.56)}
    ${x(at > 0 ? 0.03 : -0.1)},${y(0.572)}`),
  );
  canvas.path(band, mixColours(tones.accent, tones.ink, 0.2));
}
