// A fort by the sea: thick ochre walls that lean back, a bastion at either end, a gate, a flag.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type MasonryTones, masonryTones, opening, paintJoints } from '#illustrations/plates/props/houses/masonry.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 420;

/** A stretch of wall: wider at its foot than at its top. */
interface Wall {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly batter: number;
}

/** From the back to the front. */
const walls: readonly Wall[] = [
  { left: -60, right: 70, top: -142, batter: 0 },
  { left: -150, right: 150, top: -96, batter: 0 },
  { left: -208, right: -108, top: -116, batter: 16 },
  { left: 112, right: 206, top: -112, batter: 16 },
];

export function paintFort(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const chance = chanceOf(canvas, 'fort');
  const tones = masonryTones(light, '#c9824c');
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(10, 0, reference * 0.53, 8, tones.ink, { opacity: 0.32 });
    for (const wall of walls) {
      paintWall(canvas, wall, tones);
      paintJoints(canvas, wall, tones, chance);
    }
    paintGate(canvas, tones);
    paintTurret(canvas, -196, -116, tones);
    paintTurret(canvas, 194, -112, tones);
    paintFlag(canvas, tones, mixColours(light.rim, '#c2452d', 0.6));
  });
}

function paintWall(canvas: Canvas, { left, right, top, batter }: Wall, tones: MasonryTones): void {
  const fill = canvas.linearGradient(
    [
      [0, tones.wallLit],
      [0.4, tones.wall],
      [1, tones.wallShade],
    ],
    { x2: 1, y2: 0.35 },
  );
  canvas.path(draw`M${left - batter} 0L${left} ${top}H${right}L${right + batter} 0Z`, fill);
  canvas.path(draw`M${left - 1} ${top + 14}H${right + 1}V${top + 18}H${left - 1}Z`, tones.wallShade, { opacity: 0.8 });
  const count = Math.round((right - left) / 17);
  const step = (right - left) / count;
  let merlons = '';
  for (let merlon = 0; merlon < count; merlon += 1) {
    const from = left + step * merlon + step * 0.14;
    merlons += draw`M${from} ${top + 1}V${top - 10}H${from + step * 0.7}V${top + 1}Z`;
  }
  canvas.path(merlons, tones.wall);
}

function paintGate(canvas: Canvas, tones: MasonryTones): void {
  canvas.path(opening(-6, 0, 46, 66, true), tones.wallShade);
  canvas.path(opening(-6, 0, 34, 54, true), tones.ink);
  let slits = '';
  for (const x of [-88, -58, 54, 86]) slits += draw`M${x} -42V-60h5V-42Z`;
  for (const x of [-36, -8, 22, 46]) slits += draw`M${x} -108V-122h6V-108Z`;
  canvas.path(slits, tones.ink, { opacity: 0.75 });
}

/** A small round lookout on a corner. */
function paintTurret(canvas: Canvas, x: number, top: number, tones: MasonryTones): void {
  canvas.path(draw`M${x - 9} ${top + 10}V${top - 22}H${x + 9}V${top + 10}Z`, tones.wall);
  canvas.path(draw`M${x + 2} ${top + 10}V${top - 22}H${x + 9}V${top + 10}Z`, tones.wallShade);
  canvas.path(draw`M${x - 12} ${top - 21}Q${x} ${top - 44} ${x + 12} ${top - 21}Z`, tones.wallShade);
  canvas.path(draw`M${x - 3} ${top - 6}v-9h5v9Z`, tones.ink);
}

function paintFlag(canvas: Canvas, { ink }: MasonryTones, colour: string): void {
  canvas.path('M4 -142V-206', 'none', { stroke: ink, 'stroke-width': 2.2 });
  canvas.path('M5 -204Q18 -210 28 -203T50 -203V-184Q38 -190 28 -185T5 -186Z', colour);
}
