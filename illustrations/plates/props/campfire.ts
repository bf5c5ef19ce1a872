// A campfire: flames over crossed logs in a ring of stones, sparks going up, light on the ground around it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { isLampLit } from '#illustrations/plates/light.ts';
import { circle } from '#illustrations/plates/paths.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 90;
const flames = {
  outer:
    'M2 -82C8 -64 34 -50 32 -22C30 -2 16 2 0 2C-18 2 -32 -4 -32 -24C-32 -38 -22 -42 -18 -58C-12 -50 -10 -46 -8 -40C-6 -56 0 -66 2 -82Z',
  middle:
    'M4 -58C8 -46 23 -36 21 -17C19 -2 10 1 0 1C-12 1 -22 -4 -21 -18C-20 -28 -13 -32 -10 -42C-7 -36 -6 -32 -4 -28C-2 -40 2 -48 4 -58Z',
  core: 'M2 -34C5 -26 12 -20 11 -10C10 -1 5 0 0 0C-6 0 -12 -3 -11 -10C-10 -17 -5 -18 -3 -24C-1 -20 0 -18 1 -17C1 -24 2 -28 2 -34Z',
} as const;

export function paintCampfire(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const isDark = isLampLit(light);
  const ink = mixColours(light.ink, '#1a1512', 0.5);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    paintFireLight(canvas, isDark);
    paintStones(canvas, mixColours(ink, light.haze, isDark ? 0.16 : 0.34), ink);
    canvas.path(flames.outer, '#f2702e');
    canvas.path(flames.middle, '#ffb63f');
    canvas.path(flames.core, '#fff2bd');
    canvas.path('M-40 -5L34 5L37 -3L-37 -13ZM40 -5L-34 6L-38 -2L36 -12Z', ink);
    canvas.path('M-36 -12L36 -3L37 -5L-36 -13.500ZM36 -11L-36 -1L-37 -3L36 -12.500Z', '#ff9a4a', { opacity: 0.7 });
    paintSparks(canvas);
  });
}

function paintFireLight(canvas: Canvas, isDark: boolean): void {
  const halo = canvas.radialGradient([
    [0, '#ffab57', isDark ? 0.62 : 0.3],
    [0.3, '#ff8a3c', isDark ? 0.28 : 0.12],
    [1, '#ff8a3c', 0],
  ]);
  const reach = isDark ? 320 : 150;
  canvas.circle(0, -30, reach, halo);
  canvas.ellipse(0, 4, reach * 0.8, reach * 0.16, halo);
}

function paintStones(canvas: Canvas, stone: string, ink: string): void {
  canvas.ellipse(0, 3, 46, 7, ink, { opacity: 0.5 });
  const stones = [-44, -31, -17, -2, 14, 29, 43];
  const shape = (middle: number, index: number) => {
    const lift = 7 - (middle / 46) ** 2 * 7;
    return draw`M${middle - 8} ${lift + 3}Q${middle - 8} ${lift - 6 - (index % 2)} ${middle} ${lift - 6}Q${middle + 8} ${lift - 5} ${middle + 8} ${lift + 3}Z`;
  };
  canvas.path(stones.map(shape).join(''), stone);
}

function paintSparks(canvas: Canvas): void {
  const chance = chanceOf(canvas, 'sparks');
  let sparks = '';
  for (let spark = 0; spark < 24; spark += 1) {
    const rise = chance.next();
    sparks += circle(chance.bell() * (16 + 44 * rise), -50 - rise * 190, chance.between(0.9, 2.4) * (1 - rise * 0.4));
  }
  canvas.path(sparks, '#ffc97a', { opacity: 0.85 });
}
