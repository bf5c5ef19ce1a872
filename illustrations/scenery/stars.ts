// The stars of the night posters.

import { between, createRandom } from '#illustrations/drawing/random.ts';
import { stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import type { SunPosition } from '#illustrations/scenery/sun.ts';
import { SHEET_WIDTH } from '#illustrations/sheet.ts';

/**
 * Stars are strokes of no length with round caps: a dot costs only a few bytes. The glare around the moon hides the
 * stars nearest to it.
 */
export function stars(palette: Palette, [moonX, moonY, moonRadius]: SunPosition): string {
  const random = createRandom('stars');
  let small = '';
  let large = '';
  for (let count = 0; count < 40; count += 1) {
    const x = Math.round(between(random, 10, SHEET_WIDTH - 10));
    const y = Math.round(between(random, 10, 560) * between(random, 0.4, 1));
    const isLarge = random() < 0.22;
    const isVisible = Math.hypot(x - moonX, y - moonY) > moonRadius * 2.8;
    const dot = isVisible ? `M${x} ${y}h.1` : '';
    if (isLarge) {
      large += dot;
    } else {
      small += dot;
    }
  }
  const round = { 'stroke-linecap': 'round' };
  const colour = palette.white;
  return stroke(small, colour, 3, { ...round, opacity: 0.6 }) + stroke(large, colour, 5, { ...round, opacity: 0.85 });
}
