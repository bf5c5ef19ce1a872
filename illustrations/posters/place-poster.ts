// Place: a dhow crossing the lagoon.

import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { itemAt } from '#illustrations/drawing/item-at.ts';
import { lens } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { between, createRandom } from '#illustrations/drawing/random.ts';
import { smoothGround } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, rectangle, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { SHEET_BLEED, SHEET_HEIGHT, SHEET_WIDTH } from '#illustrations/sheet.ts';
import { dhow } from '#illustrations/subjects/dhow.ts';
import { palmGrove } from '#illustrations/subjects/palm-grove.ts';

const SEA_Y = 620;

export function placePoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [930, 430, 120]),
    clouds(palette, limbOf('330,300,420 1240,210,300 560,210,200')),
    ridge(palette.far, { seed: 'coast:far', y: 592, height: 44, wavelength: 340 }),
    rectangle(0, SEA_Y, SHEET_WIDTH, SHEET_HEIGHT - SEA_Y, palette.middle),
    ...seaBands(palette),
    ...sunPath(palette, 930),
    dhow(palette, 310, 660, 0.26),
    dhow(palette, 690, 806, 1.5),
    ...beach(palette),
    palmGrove(palette),
  ];
}

function seaBands(palette: Palette): Drawing {
  return [
    ridge(palette.near, { seed: 'coast:near', y: 724, height: 8, wavelength: 300 }),
    ridge(palette.ground, { seed: 'coast:deep', y: 838, height: 10, wavelength: 340 }),
    streaks(palette.far, 'coast:light', 640, 16),
  ];
}

/** Sunlight on the water: bars that widen and drift as they come closer. */
function sunPath(palette: Palette, x: number): Drawing {
  const random = createRandom('coast:sun');
  let bars = '';
  for (let row = 0; row < 13; row += 1) {
    const nearness = row / 12;
    const y = SEA_Y + 10 + 300 * nearness ** 1.4;
    const width = interpolate(210, 110, nearness) * between(random, 0.6, 1.2);
    bars += lens(x + between(random, -26, 26) * (0.4 + nearness), y, width, interpolate(5, 15, nearness));
  }
  return [shape(bars, palette.time === 'night' ? palette.disc : itemAt(palette.rings, palette.rings.length - 1))];
}

function beach(palette: Palette): Drawing {
  const foam = smoothGround(
    [
      [600, SHEET_HEIGHT + SHEET_BLEED],
      [800, 968],
      [1030, 934],
      [1240, 872],
      [1440, 846],
      [SHEET_WIDTH + SHEET_BLEED, 806],
    ],
    SHEET_HEIGHT + SHEET_BLEED,
  );
  const sand = smoothGround(
    [
      [700, SHEET_HEIGHT + SHEET_BLEED],
      [860, 982],
      [1070, 950],
      [1280, 888],
      [1460, 862],
      [SHEET_WIDTH + SHEET_BLEED, 826],
    ],
    SHEET_HEIGHT + SHEET_BLEED,
  );
  const dry = palette.time === 'night' ? palette.ground : palette.whiteShade;
  return [shape(foam, palette.time === 'night' ? palette.whiteShade : palette.white), shape(sand, dry)];
}
