// A pillar tomb beside the ruin.

import { polygon, rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import { group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';

/** A pillar tomb of the Swahili coast: a tall tapering column rising from a panelled plinth. */
export function pillarTomb(palette: Palette, x: number, y: number, scale: number): string {
  const column = polygon(pointsOf('-34,-70 -24,-370 24,-370 34,-70'));
  const cap = rectanglePath(-34, -384, 68, 18) + rectanglePath(-22, -402, 44, 18);
  return group({ transform: place(x, y, scale) }, [
    shape(column + cap + rectanglePath(-110, -90, 220, 100), palette.near),
    stroke('M-12-360l-6 270M12-360l6 270', palette.ground, 4),
    shape(rectanglePath(-92, -70, 60, 50) + rectanglePath(32, -70, 60, 50), palette.ground),
  ]);
}
