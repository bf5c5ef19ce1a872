// Posts and mosquito nets of a bed seen from its foot.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { OutlinePoint, Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { BedPlan } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import type { OnBed } from '#illustrations/plates/interiors/furniture/on-bed.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';

const postHeight = 214;
/** Where a net that hangs from a ring starts. */
const ringHeight = 262;
const ringAlong = 0.62;

export function paintPosts(canvas: Canvas, place: OnBed, tones: RoomTones, end: 'head' | 'foot'): void {
  const along = end === 'head' ? 1 : 0;
  const posts = [-0.53, 0.53].map((across) =>
    polygon([
      place(across - 0.018, along, postHeight),
      place(across + 0.018, along, postHeight),
      place(across + 0.024, along, 0),
      place(across - 0.024, along, 0),
    ]),
  );
  canvas.path(posts.join(''), end === 'head' ? tones.woodShade : tones.wood);
  const rail = polygon([
    place(-0.56, along, postHeight + 3),
    place(0.56, along, postHeight + 3),
    place(0.56, along, postHeight - 4),
    place(-0.56, along, postHeight - 4),
  ]);
  const sides = [-0.53, 0.53].map((across) =>
    polygon([
      place(across - 0.015, 0, postHeight),
      place(across + 0.015, 0, postHeight),
      place(across + 0.015, 1, postHeight),
      place(across - 0.015, 1, postHeight),
    ]),
  );
  canvas.path(rail + (end === 'foot' ? sides.join('') : ''), end === 'head' ? tones.woodShade : tones.wood);
}

/** The part of the net that hangs behind the bed. */
export function paintNetBack(canvas: Canvas, place: OnBed, tones: RoomTones, { hanging }: BedPlan): void {
  if (hanging === 'four-poster') {
    const sheet = polygon([
      place(-0.53, 1, postHeight),
      place(0.53, 1, postHeight),
      place(0.53, 1, 60),
      place(-0.53, 1, 60),
    ]);
    canvas.path(sheet, tones.net, { opacity: 0.22 });
  }
  if (hanging === 'ring-net') {
    const [ringX, ringY] = place(0, ringAlong, ringHeight);
    canvas.rectangle(ringX - 0.8, ringY - 400, 1.6, 400, tones.net, { opacity: 0.55 });
    const sheet = spline([
      [ringX - 16, ringY, 'corner'],
      [ringX + 16, ringY, 'corner'],
      place(0.3, 1, 176),
      [...place(0.6, 1, 40), 'corner'],
      [...place(-0.6, 1, 40), 'corner'],
      place(-0.3, 1, 176),
    ]);
    canvas.path(sheet, tones.net, { opacity: 0.3 });
  }
}

/** The panels drawn aside in front, one for each hand. */
export function paintNetFront(canvas: Canvas, place: OnBed, tones: RoomTones, { hanging }: BedPlan): void {
  if (hanging === 'none') return;
  for (const side of [-1, 1] as const) {
    const { outline, folds } = hanging === 'four-poster' ? postPanel(place, side) : ringPanel(place, side);
    canvas.path(spline(outline), tones.net, { opacity: 0.46 });
    canvas.path(folds.map((fold) => limb(fold)).join(''), '#ffffff', { opacity: 0.2 });
  }
  if (hanging === 'ring-net') {
    const [x, y] = place(0, ringAlong, ringHeight);
    canvas.ellipse(x, y, 17, 4, 'none', { stroke: tones.net, 'stroke-width': 2.4, opacity: 0.9 });
  }
}

interface Panel {
  readonly outline: OutlinePoint[];
  readonly folds: readonly LimbPoint[][];
}

/** Hangs from the rail, is tied to its post, and falls to the floor. */
function postPanel(place: OnBed, side: 1 | -1): Panel {
  const at = (across: number, height: number): Point => place(side * across, 0, height);
  return {
    outline: [
      [...at(0.53, postHeight - 3), 'corner'],
      [...at(0.1, postHeight - 3), 'corner'],
      at(0.24, 176),
      at(0.4, 128),
      at(0.47, 104),
      at(0.46, 80),
      [...at(0.4, 3), 'corner'],
      [...at(0.58, 2), 'corner'],
      at(0.55, 60),
      at(0.545, 104),
    ],
    folds: [0.48, 0.4, 0.32, 0.24, 0.17].map((across, index) => [
      [...at(across, postHeight - 4), 1.2],
      [...at(0.5 - index * 0.028, 160), 2],
      [...at(0.51 - index * 0.01, 104), 0.8],
      [...at(0.55 - index * 0.03, 4), 1.6],
    ]),
  };
}

/** Spreads from the ring over the corner of the bed and is held back at its side. */
function ringPanel(place: OnBed, side: 1 | -1): Panel {
  const [ringX, ringY] = place(0, ringAlong, ringHeight);
  const at = (across: number, along: number, height: number): Point => place(side * across, along, height);
  return {
    outline: [
      [ringX + side * 16, ringY, 'corner'],
      [ringX + side * 2, ringY, 'corner'],
      at(0.16, 0.4, 190),
      at(0.36, 0.3, 122),
      at(0.5, 0.3, 84),
      at(0.53, 0.3, 50),
      [...at(0.5, 0.25, 4), 'corner'],
      [...at(0.68, 0.5, 4), 'corner'],
      at(0.62, 0.5, 84),
      at(0.42, 0.55, 172),
    ],
    folds: [0, 1, 2, 3].map((fold) => [
      [ringX + side * (4 + fold * 3.4), ringY + 2, 1],
      [...at(0.24 + fold * 0.05, 0.46, 176), 1.8],
      [...at(0.53 + fold * 0.02, 0.36, 84), 1],
      [...at(0.53 + fold * 0.035, 0.36, 6), 1.6],
    ]),
  };
}
