// Small tables, what lies on them, and trunks.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type BedsideLamp, paintTableLamp } from '#illustrations/plates/interiors/furniture/lamps.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';

/** A bedside table with a lamp, and a book beside it. */
export function paintBedside(canvas: Canvas, spot: Spot, tones: RoomTones, lamp: BedsideLamp): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -1, 30, 4.5, tones.ink, { opacity: 0.34 });
    const timber = canvas.linearGradient(
      [
        [0, tones.woodLit],
        [0.5, tones.wood],
        [1, tones.woodShade],
      ],
      { x2: 1, y2: 0 },
    );
    canvas.path('M-22 -50H22V-4H-22Z', timber);
    canvas.path('M-18 -46H18V-28H-18ZM-18 -25H18V-8H-18Z', tones.woodShade, { opacity: 0.45 });
    canvas.path('M-3 -38h6v2.400h-6ZM-3 -18h6v2.400h-6Z', tones.woodLit);
    canvas.path('M-20 -5h5v5h-5ZM15 -5h5v5h-5Z', tones.woodShade);
    canvas.path('M-26 -55H26V-49H-26Z', tones.woodLit);
    canvas.path('M8 -59h16v4h-16Z', tones.accent);
    paintTableLamp(canvas, -6, -55, tones, lamp);
  });
}

/** A stool beside a chair, with a cup or a jug on it. */
export function paintSideTable(canvas: Canvas, spot: Spot, tones: RoomTones): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -1, 24, 4, tones.ink, { opacity: 0.3 });
    canvas.path('M-16 -40L-20 0H-15L-10 -40ZM16 -40L20 0H15L10 -40ZM-2.5 -40h5V0h-5Z', tones.woodShade);
    canvas.ellipse(0, -41, 24, 5, tones.wood);
    canvas.ellipse(0, -42.5, 24, 4.6, tones.woodLit);
    canvas.path('M-9 -44Q-13 -54 -7 -60H-1Q5 -54 1 -44ZM-6 -60V-64H-2V-60Z', mixColours(tones.second, tones.ink, 0.1));
    canvas.path('M8 -44V-51H15V-44Z', tones.pale);
  });
}

/** A travelling trunk bound in leather. */
export function paintTrunk(canvas: Canvas, spot: Spot, tones: RoomTones): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -1, 52, 5, tones.ink, { opacity: 0.34 });
    const hide = canvas.fade(
      mixColours(tones.wood, tones.second, 0.4),
      mixColours(tones.woodShade, tones.second, 0.12),
    );
    canvas.path('M-46 -40Q-46 -44 -42 -44H42Q46 -44 46 -40V0H-46Z', hide);
    canvas.path('M-46 -30H46V-27H-46Z', tones.ink, { opacity: 0.45 });
    canvas.path('M-34 -44h8V0h-8ZM26 -44h8V0h-8Z', tones.woodShade);
    canvas.path('M-33 -32h6v8h-6ZM27 -32h6v8h-6ZM-5 -32h10v8h-10Z', '#d2a95c', { opacity: 0.85 });
    canvas.path('M-30 -52Q-30 -56 -26 -56H18Q22 -56 22 -52V-44H-30Z', tones.accent);
    canvas.path('M-30 -50H22V-47H-30Z', tones.pale, { opacity: 0.8 });
  });
}
