// The blanket across the foot of a bed: on the upper side and hanging down in front, its pattern running over both.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Throw } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import type { OnBed } from '#illustrations/plates/interiors/furniture/on-bed.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

const top = 57.5;
/** How far along the bed it lies, and how low it hangs in front. */
const reach = 0.42;
const hem = 28;

export function paintBlanket(canvas: Canvas, place: OnBed, tones: RoomTones, kind: Throw): void {
  /** Down the blanket from its upper edge (0) over the edge of the bed (0.5) to the hem (1). */
  const at = (across: number, down: number): Point =>
    down < 0.5 ? place(across, reach * (1 - down * 2), top) : place(across, 0, top - (top - hem) * (down - 0.5) * 2);
  const edge = 0.538;
  const band = (from: number, to: number) => polygon([at(-edge, from), at(edge, from), at(edge, to), at(-edge, to)]);
  const ground = kind === 'border' ? tones.pale : tones.accent;
  canvas.path(band(0, 0.5), ground);
  canvas.path(band(0.5, 1), mixColours(ground, tones.ink, 0.22));
  const over = (from: number, to: number, colour: string) => {
    if (from < 0.5) canvas.path(band(from, Math.min(0.5, to)), colour);
    if (to > 0.5) canvas.path(band(Math.max(0.5, from), to), mixColours(colour, tones.ink, 0.22));
  };
  switch (kind) {
    case 'stripes':
      over(0.06, 0.12, tones.pale);
      over(0.2, 0.32, tones.second);
      over(0.42, 0.47, tones.pale);
      over(0.6, 0.72, tones.second);
      over(0.82, 0.88, tones.pale);
      break;
    case 'border':
      over(0, 0.1, tones.accent);
      over(0.14, 0.18, tones.second);
      over(0.9, 1, tones.accent);
      over(0.8, 0.84, tones.second);
      break;
    case 'zigzag':
      for (const down of [0.16, 0.36, 0.68, 0.88])
        canvas.path(zigzag(at, down, edge), down > 0.5 ? mixColours(tones.pale, tones.ink, 0.2) : tones.pale);
      break;
    case 'plain':
      over(0, 0.04, tones.second);
      over(0.96, 1, tones.second);
  }
  canvas.path(fringe(at, edge), mixColours(ground, tones.ink, 0.3));
}

function zigzag(at: (across: number, down: number) => Point, middle: number, edge: number): string {
  const teeth = 14;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let tooth = 0; tooth <= teeth; tooth += 1) {
    const across = -edge + (tooth / teeth) * 2 * edge;
    const swing = tooth % 2 === 0 ? -0.05 : 0.05;
    upper.push(at(across, middle + swing - 0.018));
    lower.push(at(across, middle + swing + 0.018));
  }
  return polygon([...upper, ...lower.reverse()]);
}

function fringe(at: (across: number, down: number) => Point, edge: number): string {
  let path = '';
  for (let thread = 0; thread < 44; thread += 1) {
    const [x, y] = at(-edge + (thread / 43) * 2 * edge, 1);
    path += draw`M${x - 0.6} ${y}h1.2v4.5h-1.2Z`;
  }
  return path;
}
