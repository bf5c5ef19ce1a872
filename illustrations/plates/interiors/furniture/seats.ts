// Chairs: one for every kind of house.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintCushion } from '#illustrations/plates/interiors/furniture/cushion.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';

export type Seat = 'safari' | 'planter' | 'wicker' | 'armchair' | 'pouf';

export function paintSeat(canvas: Canvas, spot: Spot, tones: RoomTones, seat: Seat): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(2, -1, 46, 5.5, tones.ink, { opacity: 0.32 });
    seats[seat](canvas, tones);
  });
}

const seats: Readonly<Record<Seat, (canvas: Canvas, tones: RoomTones) => void>> = {
  safari(canvas, tones) {
    canvas.path('M34 -52L31 0H36L39 -52ZM-34 -46L-20 0H-26L-40 -46Z', tones.woodShade);
    canvas.path('M-52 -96L-40 -98L-24 -42L30 -46L32 -37L-27 -33Z', mixColours(tones.pale, tones.second, 0.35));
    canvas.path('M-52 -96L-46 -97L-30 -38L-34 -36Z', mixColours(tones.second, tones.ink, 0.15));
    canvas.path(
      'M-56 -104L-50 -105L-18 0H-25ZM30 -60H36L42 0H35ZM-42 -60L38 -63V-57L-41 -54ZM-28 -34L36 -38V-33L-26 -29Z',
      tones.wood,
    );
  },
  planter(canvas, tones) {
    canvas.path('M-58 -100L-46 -104L-20 -44L44 -34L44 -26L-30 -34Z', mixColours(tones.second, tones.pale, 0.4));
    canvas.path('M-50 -88L-38 -92M-44 -74L-32 -78M-37 -60L-26 -63M-10 -42L-9 -33M10 -39V-30M28 -36V-28', 'none', {
      stroke: mixColours(tones.second, tones.ink, 0.4),
      'stroke-width': 1.4,
      opacity: 0.7,
    });
    canvas.path(
      'M-62 -104L-57 -106L-28 -38L-33 -35ZM-48 -58Q6 -70 66 -54L66 -48Q6 -62 -46 -52ZM-30 -36L46 -27V-21L-32 -30Z',
      tones.wood,
    );
    canvas.path('M-34 -34L-42 0H-36L-27 -33ZM40 -26L46 0H40L34 -27ZM44 -58L42 -26L47 -26L50 -57Z', tones.woodShade);
  },
  wicker(canvas, tones) {
    const cane = mixColours(tones.second, tones.pale, 0.3);
    const weave = canvas.fade(mixColours(cane, '#fffaf0', 0.2), mixColours(cane, tones.ink, 0.3), { x2: 1, y2: 0.4 });
    canvas.path('M-44 -40Q-50 -112 -4 -114Q42 -112 42 -60L46 -36L38 -6H-34Z', weave);
    canvas.path(
      'M-36 -96Q0 -110 34 -92M-42 -80Q0 -94 40 -78M-43 -64Q0 -76 42 -62M-20 -110V-44M0 -113V-44M20 -108V-44',
      'none',
      {
        stroke: mixColours(cane, tones.ink, 0.4),
        'stroke-width': 1.2,
        opacity: 0.55,
      },
    );
    paintCushion(canvas, [-2, -40], [50, 40], tones.accent, tones);
    canvas.path('M-44 -46Q0 -36 46 -44L44 -32Q0 -24 -42 -34Z', tones.pale);
    canvas.path('M-36 -8h5v8h-5ZM32 -8h5v8h-5Z', tones.woodShade);
  },
  armchair(canvas, tones) {
    const cloth = mixColours(tones.accent, tones.pale, 0.12);
    const back = canvas.fade(mixColours(cloth, '#fffaf0', 0.16), mixColours(cloth, tones.ink, 0.2));
    canvas.path('M-36 -40V-92Q-36 -106 -22 -106H22Q36 -106 36 -92V-40Z', back);
    canvas.path(
      'M-50 -62Q-50 -70 -42 -70Q-34 -70 -34 -62V-10H-50ZM50 -62Q50 -70 42 -70Q34 -70 34 -62V-10H50Z',
      mixColours(cloth, tones.ink, 0.1),
    );
    paintCushion(canvas, [0, -40], [42, 36], tones.second, tones);
    canvas.path('M-34 -46H34Q36 -46 36 -42V-30H-36V-42Q-36 -46 -34 -46Z', mixColours(cloth, '#fffaf0', 0.1));
    canvas.path('M-36 -30H36V-10H-36Z', mixColours(cloth, tones.ink, 0.28));
    canvas.path('M-46 -10h6l-2 10h-4ZM40 -10h6v10h-4Z', tones.woodShade);
  },
  pouf(canvas, tones) {
    const round = canvas.linearGradient(
      [
        [0, mixColours(tones.second, '#fffaf0', 0.16)],
        [0.5, tones.second],
        [1, mixColours(tones.second, tones.ink, 0.4)],
      ],
      { x2: 1, y2: 0 },
    );
    canvas.path('M-36 -34Q-44 -16 -34 -2Q0 6 34 -2Q44 -16 36 -34Q0 -46 -36 -34Z', round);
    canvas.path('M-20 -38Q-26 -18 -18 0M0 -40V2M20 -38Q26 -18 18 0', 'none', {
      stroke: tones.ink,
      'stroke-width': 1.4,
      opacity: 0.35,
    });
    canvas.ellipse(0, -36, 34, 7.5, mixColours(tones.second, tones.pale, 0.4));
  },
};
