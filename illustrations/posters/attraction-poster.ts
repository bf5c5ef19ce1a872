// Attraction: a ruined coral-stone arch with the sun standing in it.

import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { type Drawing, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { clouds } from '#illustrations/scenery/clouds.ts';
import { grass } from '#illustrations/scenery/grass.ts';
import { ridge } from '#illustrations/scenery/ridges.ts';
import { sky } from '#illustrations/scenery/sky.ts';
import { treeLine } from '#illustrations/scenery/tree-line.ts';
import { coralArch } from '#illustrations/subjects/coral-arch.ts';
import { pathLantern } from '#illustrations/subjects/path-lantern.ts';
import { pillarTomb } from '#illustrations/subjects/pillar-tomb.ts';

export function attractionPoster(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 500, 128]),
    clouds(palette, [
      [300, 210, 380],
      [1340, 260, 340],
    ]),
    ridge(palette.horizon, { seed: 'arch:skyline', y: 668, height: 70, wavelength: 280 }),
    ridge(palette.far, { seed: 'arch:far', y: 690, height: 60, wavelength: 360 }),
    ridge(palette.middle, { seed: 'arch:middle', y: 730, height: 30, wavelength: 260 }),
    treeLine(palette.near, 'arch:trees', 18, 764, 60),
    ridge(palette.near, { seed: 'arch:near', y: 764, height: 14, wavelength: 420 }),
    pillarTomb(palette, 1420, 850, 0.9),
    ...coralArch(palette),
    ridge(palette.shade, { seed: 'arch:ground', y: 862, height: 16, wavelength: 360 }),
    ...flagstones(palette),
    ...(palette.time === 'night' ? [pathLantern(palette, 566, 884), pathLantern(palette, 1034, 884)] : []),
    grass(palette.ink, { seed: 'arch-grass', height: 96, clumps: 26 }),
  ];
}

function flagstones(palette: Palette): Drawing {
  const stones: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [800, 872, 240, 18],
    [770, 900, 190, 22],
    [930, 898, 110, 16],
    [830, 932, 230, 26],
    [660, 930, 100, 16],
    [780, 974, 280, 34],
  ];
  const slabs = stones.map(([x, y, width, height]) => ellipsePath(x, y, width / 2, height / 2)).join('');
  return [shape(slabs, palette.near)];
}
