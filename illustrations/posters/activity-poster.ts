// Activity: balloons over the plain at first light.

import { limbOf } from '#illustrations/drawing/points.ts';
import { type Drawing, element, group } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { acacia } from '#illustrations/scenery/acacia.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { streaks } from '#illustrations/scenery/streaks.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { balloon, balloonCopy } from '#illustrations/subjects/balloon.ts';

export function activityPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [1060, 590, 116]),
    clouds(palette, limbOf('1270,190,380 250,430,420 1120,330,220')),
    ridge(palette.horizon, { seed: 'balloon:skyline', y: 686, height: 90, wavelength: 270 }),
    ridge(palette.far, { seed: 'balloon:far', y: 700, height: 80, wavelength: 360 }),
    ridge(palette.middle, { seed: 'balloon:middle', y: 740, height: 50, wavelength: 280 }),
    element('defs', {}, group({ id: 'balloon' }, balloon(palette))),
    balloonCopy(1190, 468, 0.26, 0.55),
    balloonCopy(390, 580, 0.44, 0.72),
    treeLine(palette.near, 'balloon:trees', 21, 780, 46),
    ridge(palette.near, { seed: 'balloon:near', y: 778, height: 20, wavelength: 460 }),
    ridge(palette.ground, { seed: 'balloon:ground', y: 846, height: 28, wavelength: 520 }),
    streaks(palette.shade, 'balloon:streaks', 866, 9),
    acacia(palette, 1330, 936, 0.62),
    balloonCopy(730, 660, 1.16, 1),
    grass(palette.ink, { seed: 'balloon-grass', height: 74, clumps: 26 }),
  ];
}
