// The net over the bed, hanging from a ring in the middle of the sheet.

import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, group, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { SHEET_WIDTH } from '#illustrations/sheet.ts';

/** The whole net, as it hangs behind the bed. */
export function netOutline(): string {
  return smoothShape(
    outlineOf('752,168! 848,168! 900,300 1010,470 1120,640 1160,868! 440,868! 480,640 590,470 700,300'),
  );
}

/** The net parted in front of the bed, tied at both sides, hanging from a ring. */
export function netDrapes(palette: Palette): Drawing {
  const left = smoothShape(
    outlineOf(
      '748,166! 796,166! 724,330 610,500 522,630 500,700 520,790 540,880! 424,880! 446,760 470,640 590,460',
      '700,300',
    ),
  );
  const mirrored = `translate(${SHEET_WIDTH} 0) scale(-1 1)`;
  const folds = [
    'M768 176C720 330 540 520 486 680 476 740 470 800 462 878',
    'M782 176C740 340 560 540 494 690 498 750 500 810 506 878',
  ].join('');
  const tie = 'M470 690q22 16 42 2';
  const drape = [
    shape(left, palette.white, { opacity: 0.8 }),
    stroke(folds, palette.whiteShade, 4),
    stroke(tie, palette.accentShade, 9, { 'stroke-linecap': 'round' }),
  ];
  return [
    ...drape,
    group({ transform: mirrored }, drape),
    stroke('M800 60v96', palette.ink, 5),
    shape(ellipsePath(800, 166, 58, 13), palette.ink),
  ];
}
