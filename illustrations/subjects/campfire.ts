// The fire in front of the camp.

import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { lampHalo } from '#illustrations/scenery/lamp-halo.ts';

/** A small fire between two canvas chairs. */
export function campfire(palette: Palette, x: number, y: number): Drawing {
  const flame = smoothShape(outlineOf('0,-62! 10,-36 22,-14 0,2 -22,-14 -12,-30'));
  const chair = 'M-34-70L-24-30H22M-24-30L14 4M18-30L-20 4';
  const chairs = [place(-86, 0), place(86, 0, -1, 1)].map((transform) =>
    stroke(chair, palette.ink, 6, { transform, 'stroke-linecap': 'round' }),
  );
  return [
    group({ transform: place(x, y, 1.25) }, [
      ...lampHalo(palette, 0, -20, palette.time === 'night' ? 120 : 80),
      shape(ellipsePath(0, 6, 130, 9), palette.shade),
      ...chairs,
      stroke('M-30 4L28-8M30 4L-28-8', palette.ink, 9, { 'stroke-linecap': 'round' }),
      shape(flame, palette.time === 'night' ? palette.lamp : palette.accent),
    ]),
  ];
}
