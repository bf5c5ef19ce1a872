// A bed with its foot toward the viewer.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import type { BedPlan } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import { paintBlanket } from '#illustrations/plates/interiors/furniture/blanket.ts';
import { paintCushion } from '#illustrations/plates/interiors/furniture/cushion.ts';
import { paintHeadboard } from '#illustrations/plates/interiors/furniture/headboard.ts';
import { paintNetBack, paintNetFront, paintPosts } from '#illustrations/plates/interiors/furniture/net.ts';
import { type OnBed, onBed } from '#illustrations/plates/interiors/furniture/on-bed.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';

/** How high the duvet lies, in centimetres. */
const top = 56;

export function paintFacingBed(canvas: Canvas, spot: Spot, tones: RoomTones, plan: BedPlan): void {
  const place = onBed(plan.width);
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -11, plan.width * 0.57, 13, tones.ink, { opacity: 0.34 });
    paintNetBack(canvas, place, tones, plan);
    paintHeadboard(canvas, place, tones, plan.headboard);
    if (plan.hanging === 'four-poster') paintPosts(canvas, place, tones, 'head');
    paintFrame(canvas, place, tones);
    paintLinen(canvas, place, tones);
    paintPillows(canvas, place, tones, plan);
    paintBlanket(canvas, place, tones, plan.blanket);
    if (plan.hanging === 'four-poster') paintPosts(canvas, place, tones, 'foot');
    paintNetFront(canvas, place, tones, plan);
  });
}

function paintFrame(canvas: Canvas, place: OnBed, tones: RoomTones): void {
  const timber = canvas.linearGradient([
    [0, tones.woodLit],
    [0.4, tones.wood],
    [1, tones.woodShade],
  ]);
  const legs = [-0.5, 0.45].map((across) =>
    polygon([place(across, 0, 18), place(across + 0.05, 0, 18), place(across + 0.05, 0, 0), place(across, 0, 0)]),
  );
  canvas.path(legs.join(''), tones.woodShade);
  canvas.path(polygon([place(-0.51, 0, 34), place(0.51, 0, 34), place(0.51, 0, 15), place(-0.51, 0, 15)]), timber);
}

/** Mattress and duvet: the upper side, and the hem that hangs over the foot. */
function paintLinen(canvas: Canvas, place: OnBed, tones: RoomTones): void {
  const upper = spline([
    [...place(-0.52, 0.02, top), 'corner'],
    place(-0.5, 0.5, top + 3),
    [...place(-0.48, 1, top + 2), 'corner'],
    [...place(0.48, 1, top + 2), 'corner'],
    place(0.5, 0.5, top + 3),
    [...place(0.52, 0.02, top), 'corner'],
  ]);
  const fall = canvas.linearGradient(
    [
      [0, mixColours(tones.linen, tones.linenShade, 0.12)],
      [0.3, tones.linen],
      [1, mixColours(tones.linen, tones.linenShade, 0.55)],
    ],
    { x2: 1, y2: 0.2 },
  );
  canvas.path(upper, fall);
  const hem: Point[] = [];
  for (let step = 0; step <= 12; step += 1)
    hem.push(place(0.535 - (step / 12) * 1.07, 0, 24 + Math.sin(step * 1.9) * 2.4));
  const front = spline([[...place(-0.525, 0, top + 1), 'corner'], [...place(0.525, 0, top + 1), 'corner'], ...hem]);
  const drop = canvas.fade(mixColours(tones.linen, tones.linenShade, 0.35), tones.linenShade);
  canvas.path(front, drop);
  paintWithin(canvas, front, () => {
    const folds = [-0.4, -0.17, 0.12, 0.33].map((across) =>
      polygon([
        place(across, 0, top),
        place(across + 0.02, 0, 40),
        place(across + 0.05, 0, 20),
        place(across - 0.02, 0, 20),
      ]),
    );
    canvas.path(folds.join(''), tones.ink, { opacity: 0.12 });
  });
}

function paintPillows(canvas: Canvas, place: OnBed, tones: RoomTones, plan: BedPlan): void {
  const isDouble = plan.width > 120;
  const spread = isDouble ? [-0.25, 0.25] : [0];
  const wide = plan.width * (isDouble ? 0.4 : 0.66);
  for (const across of spread) {
    paintCushion(
      canvas,
      place(across, 0.96, top + 2),
      [wide * 0.84, 40],
      mixColours(tones.linen, tones.linenShade, 0.35),
      tones,
    );
    paintCushion(canvas, place(across * 1.04, 0.86, top), [wide * 0.88, 30], tones.linen, tones);
  }
  const cushions = isDouble ? plan.cushions : 1;
  const size = plan.width * (isDouble ? 0.2 : 0.34);
  for (let cushion = 0; cushion < cushions; cushion += 1) {
    const across = cushions === 1 ? 0 : (cushion / (cushions - 1) - 0.5) * 0.46;
    const isMiddle = cushions === 3 && cushion === 1;
    const at = place(across, isMiddle ? 0.68 : 0.74, top);
    paintCushion(canvas, at, [size, size * 0.72], isMiddle ? tones.second : tones.accent, tones);
  }
}
