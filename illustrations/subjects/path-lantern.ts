// The lamps of the path through the ruin.

import { rectanglePath } from '#illustrations/drawing/plain-shapes.ts';
import { group, place, shape, stroke } from '#illustrations/drawing/svg.ts';
import type { Palette } from '#illustrations/palette.ts';
import { lampHalo } from '#illustrations/scenery/lamp-halo.ts';

/** A lantern left burning beside the path. */
export function pathLantern(palette: Palette, x: number, y: number): string {
  return group({ transform: place(x, y) }, [
    ...lampHalo(palette, 0, -26, 70),
    shape(rectanglePath(-12, -42, 24, 38), palette.lamp),
    shape(rectanglePath(-17, -6, 34, 8) + rectanglePath(-15, -48, 30, 8), palette.ink),
    stroke('M-9-48q9-20 18 0', palette.ink, 3),
  ]);
}
