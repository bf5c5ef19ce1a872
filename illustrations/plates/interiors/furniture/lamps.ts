// Lamps: on the table, on the floor, from the ceiling.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { paintAt, type Room, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';
import { circle, numberText } from '#illustrations/plates/paths.ts';

export type BedsideLamp = 'shade' | 'lantern' | 'gourd';
export type HangingLamp = 'lantern' | 'basket' | 'bulbs' | 'drum' | 'punched';

function halo(canvas: Canvas, x: number, y: number, radius: number, strength: number): void {
  if (strength === 0) return;
  const fill = canvas.radialGradient([
    [0, '#ffdf9e', 0.7 * strength],
    [0.3, '#ffbe6b', 0.3 * strength],
    [1, '#ffbe6b', 0],
  ]);
  canvas.circle(x, y, radius, fill);
}

/** What a lit shade looks like, and an unlit one. */
function shadeColour({ lamp, lampStrength, pale }: RoomTones): string {
  return mixColours(mixColours(pale, '#f2e4c4', 0.4), lamp, lampStrength);
}

/** In centimetres, standing at `x`, `y`. */
export function paintTableLamp(canvas: Canvas, x: number, y: number, tones: RoomTones, kind: BedsideLamp): void {
  halo(canvas, x, y - 36, 110, tones.lampStrength);
  canvas.group({ transform: `translate(${x} ${y})` }, () => {
    if (kind === 'lantern') {
      canvas.path('M-9 0V-4H9V0ZM-8 -30H8L5 -37H-5Z', tones.ink);
      canvas.path('M-7.5 -4L-8.5 -30H8.500L7.5 -4Z', shadeColour(tones));
      canvas.path('M-0.8 -30h1.600v26h-1.600ZM-8.5 -18h17v1.400h-17ZM-1 -44h2v7h-2Z', tones.ink);
      return;
    }
    const foot =
      kind === 'gourd'
        ? 'M-5 0Q-14 -8 -7 -17Q-3 -20 -2.5 -24H2.500Q3 -20 7 -17Q14 -8 5 0Z'
        : 'M-8 0V-3H-2V-24H2V-3H8V0Z';
    canvas.path(foot, kind === 'gourd' ? tones.second : tones.woodShade);
    canvas.path('M-11 -46H11L17 -23H-17Z', shadeColour(tones));
    canvas.path('M-11 -46H11L11.5 -44H-11.500ZM-16.5 -25H16.500L17 -23H-17Z', tones.accent, { opacity: 0.7 });
  });
}

/** A tripod with a drum on it. */
export function paintFloorLamp(canvas: Canvas, spot: Spot, tones: RoomTones): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -1, 26, 4, tones.ink, { opacity: 0.28 });
    halo(canvas, 0, -150, 190, tones.lampStrength);
    canvas.path('M-2 -134L-24 0H-20L0 -124L20 0H24L2 -134ZM-2 -134h4V-4h-3Z', tones.wood);
    canvas.path('M-22 -172H22L27 -132H-27Z', shadeColour(tones));
    canvas.path('M-22 -172H22L22.5 -169H-22.500ZM-26.5 -135H26.500L27 -132H-27Z', tones.accent, { opacity: 0.6 });
  });
}

/** Hangs from above the picture at a share of the width, its middle at a share of the height. */
export function paintHangingLamp({ canvas, tones, x }: Room, across: number, down: number, kind: HangingLamp): void {
  const [lampX, lampY] = [x(across), canvas.y(down)];
  const scale = canvas.unit * 2.1 * (canvas.isPortrait ? 0.85 : 1);
  halo(canvas, lampX, lampY, 270 * canvas.unit, tones.lampStrength);
  const cord = kind === 'bulbs' ? 0 : 1.2;
  canvas.rectangle(lampX - cord * canvas.unit, 0, cord * 2 * canvas.unit, lampY - 13 * scale, tones.ink);
  canvas.group({ transform: `translate(${numberText(lampX)} ${numberText(lampY)}) scale(${scale.toFixed(3)})` }, () =>
    hangingLamps[kind](canvas, tones),
  );
}

const hangingLamps: Readonly<Record<HangingLamp, (canvas: Canvas, tones: RoomTones) => void>> = {
  lantern(canvas, tones) {
    canvas.path('M-11 -12Q-14 4 -9 17H9Q14 4 11 -12Z', shadeColour(tones));
    canvas.path(
      'M-13 -12L0 -24L13 -12ZM-11 16H11V20H-11ZM-6.5 -12h1.200v28h-1.200ZM-0.6 -12h1.200v28h-1.200ZM5.3 -12h1.200v28h-1.200Z',
      tones.ink,
    );
    canvas.circle(0, -24, 2.4, 'none', { stroke: tones.ink, 'stroke-width': 1.2 });
  },
  basket(canvas, tones) {
    const weave = mixColours(mixColours(tones.second, tones.pale, 0.3), tones.lamp, tones.lampStrength * 0.35);
    canvas.path('M-6 -20H6Q12 -12 30 10Q0 18 -30 10Q-12 -12 -6 -20Z', weave);
    canvas.path('M-10 -14Q0 -11 10 -14M-17 -5Q0 0 17 -5M-24 3Q0 9 24 3M-3 -20L-12 13M3 -20L12 13M0 -20V14', 'none', {
      stroke: mixColours(tones.second, tones.ink, 0.5),
      'stroke-width': 0.9,
      opacity: 0.75,
    });
    canvas.ellipse(0, 11, 29, 3.6, mixColours(weave, tones.ink, 0.45 - 0.3 * tones.lampStrength));
    canvas.circle(0, 12, 4.5, shadeColour(tones));
  },
  bulbs(canvas, tones) {
    for (const [across, drop] of [
      [-18, 10],
      [0, -4],
      [17, 16],
    ] as const) {
      canvas.rectangle(across - 0.4, -400, 0.8, 388 + drop, tones.ink);
      canvas.path(`M${across - 2.4} ${drop - 12}h4.800v5h-4.800Z`, tones.ink);
      canvas.circle(across, drop, 7, shadeColour(tones), { opacity: 0.94 });
    }
  },
  drum(canvas, tones) {
    canvas.path('M-26 -14H26L28 14H-28Z', shadeColour(tones));
    canvas.path('M-26 -14H26L26.3 -10.500H-26.300ZM-27.7 10.500H27.700L28 14H-28Z', tones.accent);
    canvas.path('M-14 -10L-10 -2L-14 6L-18 -2ZM0 -10L4 -2L0 6L-4 -2ZM14 -10L18 -2L14 6L10 -2Z', tones.second, {
      opacity: 0.75,
    });
  },
  punched(canvas, tones) {
    const metal = mixColours('#a8793c', tones.ink, 0.35);
    canvas.path('M0 -26Q5 -18 14 -12Q20 0 12 10Q6 14 0 22Q-6 14 -12 10Q-20 0 -14 -12Q-5 -18 0 -26Z', metal);
    let holes = '';
    for (let row = 0; row < 5; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        const across = column * (row % 2 === 0 ? 5 : 4.4);
        if (Math.abs(across) < 12 - Math.abs(row - 2) * 2.6) holes += circle(across, -10 + row * 5, 1.2);
      }
    }
    canvas.path(holes, shadeColour(tones));
    canvas.path('M-1 22h2v6h-2Z', metal);
  },
};
