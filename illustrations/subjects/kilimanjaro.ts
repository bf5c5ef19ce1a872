// Kilimanjaro with its snow.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import { polygon } from '#illustrations/drawing/plain-shapes.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { SHEET_BLEED, SHEET_WIDTH } from '#illustrations/sheet.ts';

const KILIMANJARO: readonly OutlinePoint[] = [
  [-SHEET_BLEED, 720, 'corner'],
  [-SHEET_BLEED, 618, 'corner'],
  [150, 590],
  [256, 548],
  [330, 496],
  [368, 452, 'corner'],
  [386, 462],
  [406, 430, 'corner'],
  [424, 454],
  [442, 446, 'corner'],
  [476, 486],
  [540, 478],
  [622, 426],
  [692, 358],
  [738, 312],
  [772, 292],
  [806, 288, 'corner'],
  [850, 280],
  [896, 284, 'corner'],
  [934, 292],
  [968, 316],
  [1010, 358],
  [1070, 410],
  [1146, 458],
  [1250, 514],
  [1390, 562],
  [1500, 588],
  [SHEET_WIDTH + SHEET_BLEED, 606, 'corner'],
  [SHEET_WIDTH + SHEET_BLEED, 720, 'corner'],
];

const MOUNTAIN_SHADE: readonly OutlinePoint[] = [
  [896, 284, 'corner'],
  [934, 292],
  [968, 316],
  [1010, 358],
  [1070, 410],
  [1146, 458],
  [1250, 514],
  [1390, 562],
  [1500, 588],
  [SHEET_WIDTH + SHEET_BLEED, 606, 'corner'],
  [SHEET_WIDTH + SHEET_BLEED, 720, 'corner'],
  [1216, 720, 'corner'],
  [1108, 560, 'corner'],
  [1084, 596, 'corner'],
  [1010, 488, 'corner'],
  [990, 520, 'corner'],
  [948, 410, 'corner'],
  [930, 430, 'corner'],
];

/** Lit spurs of the sunny flank, each a long wedge running down from a tongue of ice. */
const MOUNTAIN_SPURS: readonly (readonly Point[])[] = [
  pointsOf('752,366 610,560 664,566'),
  pointsOf('800,404 738,600 800,600'),
  pointsOf('872,420 862,600 930,600'),
  pointsOf('406,430 352,560 398,566'),
  pointsOf('442,446 446,560 492,560'),
];

const SNOW: readonly Point[] = pointsOf(
  '712,338 738,312 772,292 806,288 850,280 896,284 934,292 968,316 992,340 974,336 968,362 950,338',
  '938,346 926,402 910,350 896,358 884,344 868,428 850,352 838,374 822,346 800,408 786,350 770,358',
  '752,386 748,342 730,350',
);

const SNOW_SHADE: readonly Point[] = pointsOf(
  '896,284 934,292 968,316 992,340 974,336 968,362 950,338 938,346 926,402 914,352 924,316',
);

/** The mountain across the whole width of the sheet, its foot at y 720. */
export function kilimanjaro(palette: Palette): Drawing {
  const slopeTone = mixColours(palette.far, palette.middle, 0.5);
  return [
    shape(smoothShape(KILIMANJARO), palette.far),
    shape(smoothShape(MOUNTAIN_SHADE) + MOUNTAIN_SPURS.map(polygon).join(''), slopeTone),
    shape(polygon(SNOW), palette.white),
    shape(polygon(SNOW_SHADE), palette.whiteShade),
  ];
}
