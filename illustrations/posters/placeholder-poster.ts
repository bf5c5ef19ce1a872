// Placeholder: the umbrella thorn itself, for any record without a category of its own.

import { limbOf } from '#illustrations/drawing/points.ts';
import type { Drawing } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { acacia } from '#illustrations/scenery/acacia.ts';
import { birds } from '#illustrations/scenery/birds.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { giraffes } from '#illustrations/subjects/giraffes.ts';

export function placeholderPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 440, 186]),
    clouds(palette, [
      [250, 230, 380],
      [1400, 310, 340],
    ]),
    ridge(palette.horizon, { seed: 'thorn:horizon', y: 610, height: 130, wavelength: 270 }),
    ridge(palette.far, { seed: 'thorn:far', y: 640, height: 110, wavelength: 380 }),
    ridge(palette.middle, { seed: 'thorn:middle', y: 716, height: 60, wavelength: 280 }),
    treeLine(palette.near, 'thorn:trees', 22, 770, 40),
    ridge(palette.near, { seed: 'thorn:near', y: 768, height: 16, wavelength: 460 }),
    ...giraffes(palette.shade, [
      [1170, 826, 0.56],
      [1246, 832, 0.42],
    ]),
    ridge(palette.ground, { seed: 'thorn:ground', y: 842, height: 26, wavelength: 520 }),
    streaks(palette.shade, 'thorn:streaks', 866, 9),
    acacia(palette, 790, 900, 1.56),
    birds(palette.ink, limbOf('1150,250,26 1214,286,18 1232,232,15')),
    grass(palette.ink, { seed: 'thorn-grass', height: 84, clumps: 30 }),
  ];
}
