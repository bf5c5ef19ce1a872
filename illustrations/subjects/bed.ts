// The bed in the tent, its foot to the left.

import { rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** A made bed with pillows, a cushion and a woven throw. */
export function roomBed(palette: Palette): Drawing {
  const frame = rectanglePath(496, 790, 608, 34) + rectanglePath(500, 800, 22, 78) + rectanglePath(1078, 800, 22, 78);
  const headboard = smoothShape(outlineOf('1062,800! 1066,640 1084,588 1104,640 1108,800!'));
  const linen = smoothShape(outlineOf('494,796! 490,738 524,712 800,704 1060,706 1082,730 1082,796!'));
  const throwCloth = smoothShape(outlineOf('560,708! 700,705! 706,770 700,836! 556,836! 562,770'));
  const pillows = smoothShape(pointsOf('934,712 966,654 1048,630 1072,700 1010,718'));
  const cushion = smoothShape(pointsOf('902,708 914,668 974,664 986,708 944,716'));
  return [
    shape(frame + headboard, palette.ink),
    shape(linen, palette.white),
    shape(rectanglePath(494, 776, 588, 20), palette.whiteShade),
    shape(pillows, palette.white),
    stroke('M990 716Q1000 672 1036 640', palette.whiteShade, 4),
    shape(cushion, palette.accent),
    shape(throwCloth, palette.accentShade),
    stroke('M584 707v129M676 706v130', palette.accent, 8),
    stroke('M612 707v129M648 706v130', palette.accent, 3),
  ];
}
