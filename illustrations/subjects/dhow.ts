// A sailing boat of the Swahili coast.

import { circlePath, ellipsePath, lens } from '#illustrations/drawing/plain-shapes.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** A dhow under full lateen sail, 240 units long, afloat at (x, y). */
export function dhow(palette: Palette, x: number, y: number, scale: number): string {
  const hull = smoothShape(outlineOf('-118,-32! -96,-2 -80,8! 78,8! 104,-10 132,-42! 60,-20 -50,-18'));
  const sail = smoothShape(outlineOf('-98,-64! -34,-140 76,-242! 94,-130 66,-34! -10,-46'));
  const sailShade = smoothShape(outlineOf('76,-242! 94,-130 66,-34! 20,-40 58,-120'));
  const sailor = circlePath(-74, -46, 7) + ellipsePath(-75, -28, 8, 13);
  return group({ transform: place(x, y, scale) }, [
    shape(lens(0, 22, 190, 10) + lens(-10, 36, 130, 8) + lens(12, 48, 70, 6), palette.shade),
    stroke('M-6-14L16-188', palette.ink, 5),
    shape(sail, palette.white),
    shape(sailShade, palette.whiteShade),
    stroke('M-106-56C-40-136 20-190 84-250', palette.ink, 4, { 'stroke-linecap': 'round' }),
    stroke('M66-34L-70-20M84-250L126-40', palette.ink, 1.6),
    shape(hull + sailor, palette.ink),
    stroke('M-112-24C-50-8 60-10 126-34', palette.accent, 4),
  ]);
}
