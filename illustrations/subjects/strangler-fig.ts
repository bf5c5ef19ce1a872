// The fig that has taken the ruined wall.

import { type LimbPoint, limb } from '#illustrations/drawing/limbs.ts';
import { ellipsePath } from '#illustrations/drawing/plain-shapes.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { type Drawing, shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { leafy } from '#illustrations/scenery/leafy-edge.ts';

type Clump = readonly [x: number, y: number, radius: number];

/** A strangler fig seeded on the wall: leaves on the crest and roots feeling their way down. */
export function stranglerFig(palette: Palette): Drawing {
  const leaves: readonly Clump[] = limbOf(
    '300,262,52 352,226,64 424,192,70 500,186,58 562,172,46 270,318,40 330,296,46 452,240,44 252,372,26',
    '1012,204,40 1056,250,34 1076,300,24',
  );
  const lit: readonly Clump[] = limbOf('336,200,26 406,158,30 470,160,22 284,252,20 548,158,18 1004,188,16');
  const roots: readonly (readonly LimbPoint[])[] = [
    limbOf('350,250,26 338,400,14 352,540,10 330,690,7 340,860,3'),
    limbOf('340,380,11 296,500,8 290,640,6 268,800,3'),
    limbOf('440,230,16 462,330,9 446,430,5'),
    limbOf('520,210,12 534,320,7 520,440,6 532,600,3'),
  ];
  return [
    shape(roots.map(limb).join(''), palette.ink),
    leafy(leaves.map(leafClump).join(''), palette.ink, 20),
    leafy(lit.map(leafClump).join(''), palette.shade, 12),
  ];
}

function leafClump([x, y, radius]: Clump): string {
  return ellipsePath(x, y, radius, Math.round(radius * 0.72));
}
