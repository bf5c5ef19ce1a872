// Clouds lying in bands.

import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { shape } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

type CloudBand = readonly [x: number, y: number, width: number];

/** Long streaks of cloud, each band given by the middle of its base and its width. */
export function clouds(palette: Palette, bands: readonly CloudBand[]): string {
  const paths = bands.map(([x, y, width]) => cloudBand(x, y, width));
  return shape(paths.join(''), palette.cloud);
}

/** A streak with a gently humped back and an almost flat base. */
function cloudBand(x: number, y: number, width: number): string {
  const half = width / 2;
  const height = 10 + width * 0.028;
  return smoothShape([
    [x - half, y, 'corner'],
    [x - half * 0.66, y - height * 0.55],
    [x - half * 0.3, y - height * 0.6],
    [x - half * 0.05, y - height * 1.15],
    [x + half * 0.3, y - height],
    [x + half * 0.55, y - height * 0.35],
    [x + half, y - height * 0.1, 'corner'],
    [x + half * 0.5, y + height * 0.12],
    [x - half * 0.2, y + height * 0.22],
    [x - half * 0.6, y + height * 0.08],
  ]);
}
