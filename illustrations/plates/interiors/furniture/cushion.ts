// Pillows and cushions: soft rectangles with a light upper edge.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { spline } from '#illustrations/plates/paths.ts';

/** Stands with the middle of its lower edge at `x`, `y`. */
export function paintCushion(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  colour: Colour,
  tones: RoomTones,
): void {
  const half = width / 2;
  const outline = spline(
    outlineOf(`${x - half * 0.92},${y - height * 0.04} ${x - half * 0.97},${y - height * 0.5}
    ${x - half},${y - height * 0.92} ${x - half * 0.8},${y - height} ${x},${y - height * 0.95}
    ${x + half * 0.8},${y - height} ${x + half},${y - height * 0.92} ${x + half * 0.97},${y - height * 0.5}
    ${x + half * 0.92},${y - height * 0.04} ${x},${y}`),
  );
  const fill = canvas.linearGradient(
    [
      [0, mixColours(colour, '#fffaf0', 0.28)],
      [0.5, colour],
      [1, mixColours(colour, tones.ink, 0.24)],
    ],
    { x2: 0.35, y2: 1 },
  );
  canvas.path(outline, fill);
}
