// Destination: Kilimanjaro, its snow kept, above a family of elephants.

import { limbOf } from '#illustrations/drawing/points.ts';
import type { Drawing } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { acacia } from '#illustrations/scenery/acacia.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { elephantFamily } from '#illustrations/subjects/elephants.ts';
import { kilimanjaro } from '#illustrations/subjects/kilimanjaro.ts';

export function destinationPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [516, 330, 104]),
    clouds(palette, [
      [1290, 200, 360],
      [190, 200, 260],
    ]),
    ...kilimanjaro(palette),
    clouds(palette, limbOf('560,520,460 1090,496,560 860,560,380')),
    ridge(palette.middle, { seed: 'mountain:foothills', y: 636, height: 46, wavelength: 300 }),
    treeLine(palette.near, 'mountain:trees', 24, 704, 44),
    ridge(palette.near, { seed: 'mountain:near', y: 700, height: 14, wavelength: 480 }),
    streaks(palette.ground, 'mountain:streaks', 730, 10),
    ridge(palette.ground, { seed: 'mountain:ground', y: 838, height: 18, wavelength: 520 }),
    streaks(palette.shade, 'mountain:shade', 870, 7),
    ...elephantFamily(palette),
    acacia(palette, 214, 900, 0.98, -1),
    grass(palette.ink, { seed: 'mountain-grass', height: 80, clumps: 28 }),
  ];
}
