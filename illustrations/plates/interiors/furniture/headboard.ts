// Headboards.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Headboard } from '#illustrations/plates/interiors/furniture/bed-plan.ts';
import type { OnBed } from '#illustrations/plates/interiors/furniture/on-bed.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { circle, polygon, spline } from '#illustrations/plates/paths.ts';

export function paintHeadboard(canvas: Canvas, place: OnBed, tones: RoomTones, kind: Headboard): void {
  const timber = canvas.linearGradient(
    [
      [0, tones.woodLit],
      [0.5, tones.wood],
      [1, tones.woodShade],
    ],
    { x2: 1, y2: 0.5 },
  );
  painters[kind](canvas, place, tones, timber);
}

type PaintBoard = (canvas: Canvas, place: OnBed, tones: RoomTones, timber: string) => void;

const painters: Readonly<Record<Headboard, PaintBoard>> = {
  panel: paintPanel,
  arched: paintArched,
  slatted: paintSlatted,
  upholstered: paintUpholstered,
};

const box = (place: OnBed, left: number, right: number, low: number, high: number) =>
  polygon([place(left, 1, high), place(right, 1, high), place(right, 1, low), place(left, 1, low)]);

function paintPanel(canvas: Canvas, place: OnBed, tones: RoomTones, timber: string): void {
  canvas.path(box(place, -0.54, 0.54, 20, 120), timber);
  const panels = [-0.49, -0.155, 0.18].map((left) => box(place, left, left + 0.31, 60, 110)).join('');
  canvas.path(panels, tones.woodShade, { opacity: 0.45 });
  canvas.path(box(place, -0.56, 0.56, 118, 126), tones.woodLit);
}

/** Carved, with a round head. */
function paintArched(canvas: Canvas, place: OnBed, tones: RoomTones, timber: string): void {
  const arch = (scale: number, low: number) =>
    spline([
      [...place(-0.54 * scale, 1, low), 'corner'],
      [...place(-0.54 * scale, 1, 104 * scale), 'corner'],
      place(-0.36 * scale, 1, 138 * scale),
      place(0, 1, 156 * scale),
      place(0.36 * scale, 1, 138 * scale),
      [...place(0.54 * scale, 1, 104 * scale), 'corner'],
      [...place(0.54 * scale, 1, low), 'corner'],
    ]);
  canvas.path(arch(1, 20), timber);
  canvas.path(arch(0.86, 50), tones.woodShade, { opacity: 0.5 });
  canvas.path(arch(0.8, 50), mixColours(tones.wood, tones.woodLit, 0.35));
  const rosettes = [-0.24, 0, 0.24].map((across, index) => {
    const [x, y] = place(across, 1, index === 1 ? 106 : 92);
    return spline(outlineOf(`${x},${y - 11} ${x + 9},${y} ${x},${y + 11} ${x - 9},${y}`));
  });
  canvas.path(rosettes.join(''), tones.woodShade, { opacity: 0.7 });
}

function paintSlatted(canvas: Canvas, place: OnBed, tones: RoomTones, timber: string): void {
  let slats = '';
  for (let slat = 0; slat < 11; slat += 1) slats += box(place, -0.5 + slat * 0.095, -0.47 + slat * 0.095, 40, 112);
  canvas.path(slats, tones.wood);
  canvas.path(box(place, -0.55, 0.55, 108, 122) + box(place, -0.55, 0.55, 52, 60), timber);
  canvas.path(box(place, -0.56, -0.5, 10, 130) + box(place, 0.5, 0.56, 10, 130), tones.woodShade);
}

function paintUpholstered(canvas: Canvas, place: OnBed, tones: RoomTones): void {
  const cloth = mixColours(tones.second, tones.pale, 0.25);
  const outline = spline([
    [...place(-0.55, 1, 20), 'corner'],
    place(-0.55, 1, 110),
    place(-0.5, 1, 128),
    place(0, 1, 131),
    place(0.5, 1, 128),
    place(0.55, 1, 110),
    [...place(0.55, 1, 20), 'corner'],
  ]);
  const fill = canvas.fade(mixColours(cloth, '#fffaf0', 0.22), mixColours(cloth, tones.ink, 0.25));
  canvas.path(outline, fill);
  let buttons = '';
  for (const [row, high] of [112, 92, 72].entries()) {
    for (let column = 0; column < 5 - (row % 2); column += 1) {
      const [x, y] = place(-0.4 + (row % 2) * 0.1 + column * 0.2, 1, high);
      buttons += circle(x, y, 1.6);
    }
  }
  canvas.path(buttons, mixColours(cloth, tones.ink, 0.5));
}
