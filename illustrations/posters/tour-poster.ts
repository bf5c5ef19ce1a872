// Tour: a two-wheel track winding to the escarpment.

import type { Drawing } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { acacia } from '#illustrations/scenery/acacia.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { SHEET_WIDTH } from '#illustrations/sheet.ts';
import { giraffes } from '#illustrations/subjects/giraffes.ts';
import { safariCar } from '#illustrations/subjects/safari-car.ts';
import { track } from '#illustrations/subjects/track.ts';

export function tourPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [960, 400, 116]),
    clouds(palette, [
      [420, 220, 380],
      [1330, 300, 300],
    ]),
    ridge(palette.horizon, { seed: 'tour:horizon', y: 540, height: 60, wavelength: 420, step: 40, isPlateau: true }),
    ridge(palette.far, { seed: 'tour:far', y: 590, height: 110, wavelength: 330 }),
    ridge(palette.middle, { seed: 'tour:middle', y: 630, height: 80, wavelength: 300 }),
    treeLine(palette.near, 'tour:trees', 21, 700, 42),
    ridge(palette.near, { seed: 'tour:near', y: 694, height: 16, wavelength: 500 }),
    streaks(palette.ground, 'tour:streaks', 730, 13),
    ...track(palette),
    ...giraffes(palette.ink, [
      [452, 812, 0.86],
      [556, 800, -0.6],
    ]),
    acacia(palette, 1250, 866, 1.06),
    safariCar(palette, 838, 838, 0.68),
    grass(palette.ink, {
      seed: 'tour-grass',
      height: 84,
      clumps: 34,
      stretches: [
        [0, 560],
        [1010, SHEET_WIDTH],
      ],
    }),
  ];
}
