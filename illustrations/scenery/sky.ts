// The sky behind every poster.

import { type Drawing, rectangle } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { stars } from '#illustrations/scenery/stars.ts';
import { ringedSun, type SunPosition } from '#illustrations/scenery/sun.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';

/** A flat sky with the ringed sun, or with the ringed moon among stars. */
export function sky(palette: Palette, position: SunPosition): Drawing {
  return [
    rectangle(0, 0, SHEET_WIDTH, SHEET_HEIGHT, palette.sky),
    ...ringedSun(palette, position),
    ...(palette.time === 'night' ? [stars(palette, position)] : []),
  ];
}
