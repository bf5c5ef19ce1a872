// Accommodation: a canvas camp under an umbrella thorn.

import type { Drawing } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { acacia } from '#illustrations/scenery/acacia.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { campfire } from '#illustrations/subjects/campfire.ts';
import { distantTent, tent } from '#illustrations/subjects/tent.ts';

export function accommodationPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [640, 400, 118]),
    clouds(palette, [
      [250, 250, 420],
      [1010, 170, 300],
    ]),
    ridge(palette.horizon, { seed: 'camp:horizon', y: 520, height: 150, wavelength: 300 }),
    ridge(palette.far, { seed: 'camp:far', y: 560, height: 130, wavelength: 420 }),
    ridge(palette.middle, { seed: 'camp:middle', y: 640, height: 70, wavelength: 300 }),
    treeLine(palette.near, 'camp:trees', 22, 700, 44),
    ridge(palette.near, { seed: 'camp:near', y: 700, height: 26, wavelength: 500 }),
    distantTent(palette, 330, 742, 0.3),
    ridge(palette.ground, { seed: 'camp:ground', y: 770, height: 24, wavelength: 600 }),
    streaks(palette.shade, 'camp:streaks', 800, 12),
    acacia(palette, 1210, 850, 1.36),
    tent(palette, 690, 850, 1),
    ...campfire(palette, 288, 928),
    grass(palette.ink, { seed: 'camp-grass', height: 92, clumps: 26 }),
  ];
}
