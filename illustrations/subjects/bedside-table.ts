// A small table with a lantern.

import { ellipsePath, polygon, rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { lampHalo } from '#illustrations/scenery/lamp-halo.ts';

/** A table 124 units wide, standing on (x, y); its lantern glows after dark. */
export function bedsideTable(palette: Palette, x: number, y: number): Drawing {
  const table =
    rectanglePath(-62, -122, 124, 14) +
    polygon(pointsOf('-48,-108 -36,-108 -44,10 -54,10')) +
    polygon(pointsOf('36,-108 48,-108 54,10 44,10')) +
    rectanglePath(-46, -52, 92, 9);
  const lantern = smoothShape(outlineOf('-22,-124! -28,-160 -18,-196! 18,-196! 28,-160 22,-124!'));
  return [
    group({ transform: place(x, y) }, [
      ...(palette.time === 'night' ? lampHalo(palette, 0, -160, 84) : []),
      shape(ellipsePath(0, 12, 84, 10), palette.shade),
      shape(table, palette.ink),
      shape(lantern, palette.lamp),
      stroke('M0-194v70M-20-160h40', palette.accentShade, 3),
      shape(rectanglePath(-26, -130, 52, 9) + rectanglePath(-22, -204, 44, 9), palette.ink),
      stroke('M-16-204q16-44 32 0', palette.ink, 4),
    ]),
  ];
}
