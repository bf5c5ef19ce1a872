// A table laid in the bush: a white cloth, coffee and fruit, guests on chairs of canvas, and the one who pours.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { outlineOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { type Light, tone } from '#illustrations/plates/light.ts';
import { circle, spline } from '#illustrations/plates/paths.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, reaching, seatedFacing, sitting } from '#illustrations/plates/props/people/poses.ts';
import { cook, hikers, walkingGuests } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintCampChair } from '#illustrations/plates/props/veranda.ts';

const reference = 320;
/** How high the one who pours stands, as a share of the width of it all. */
const waiter = 1.05;
export const waiterHeight = (waiter * 100) / reference;
const top = -47;
const hem = -4;

/** Who sits at it: at either end in profile, and across from the viewer. */
const guests: readonly { at: number; foot: number; pose: Pose; dress: Dress; looksBack?: true }[] = [
  { at: -22, foot: -5, pose: seatedFacing, dress: { ...hikers[1], pack: undefined } },
  { at: 38, foot: -5, pose: seatedFacing, dress: walkingGuests[1] },
  { at: -124, foot: 0, pose: sitting, dress: { ...hikers[0], pack: undefined } },
  { at: 126, foot: 0, pose: sitting, dress: { ...walkingGuests[0], dayBag: undefined }, looksBack: true },
];

export function paintBreakfastTable(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const canvasCloth = tone(light, '#9a8a5c', 0.5);
  const metal = mixColours('#8c8f92', ink, 0.3);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, 1, 150, 7, ink, { opacity: 0.3 });
    canvas.group({ transform: `translate(-84 -9) scale(${waiter})` }, () => {
      paintPerson(canvas, 0, 0, reaching, cook, light);
      canvas.group({ transform: 'translate(36 -50) rotate(24) scale(0.9)' }, () => paintPot(canvas, metal, ink));
    });
    for (const { at, foot, pose, dress, looksBack } of guests) {
      canvas.group({ transform: `translate(${at} ${foot}) scale(${looksBack ? -1 : 1} 1)` }, () => {
        if (pose === sitting) {
          canvas.group({ transform: 'translate(-10 0) scale(2.1)' }, () =>
            paintCampChair(canvas, 0, 0, 1, ink, canvasCloth),
          );
        }
        paintPerson(canvas, 0, 0, pose, dress, light);
      });
    }
    paintCloth(canvas, light, ink);
    paintMeal(canvas, light, metal, ink);
  });
}

/** A white cloth that hangs nearly to the ground. */
function paintCloth(canvas: Canvas, light: Light, ink: Colour): void {
  const cloth = tone(light, '#fdf8ea', 0.35);
  canvas.path(
    spline(
      outlineOf(`-92,${top - 3}! 92,${top - 3}! 95,${top + 20} 98,${hem - 2}! 60,${hem + 2} 20,${hem - 2} -20,${hem + 2}
      -60,${hem - 2} -98,${hem + 2}! -95,${top + 20}`),
    ),
    mixColours(cloth, mixColours(light.far, ink, 0.3), 0.3),
  );
  canvas.path(
    draw`M-58 ${top + 8}L-62 ${hem}H-54ZM-18 ${top + 8}L-22 ${hem}H-14ZM24 ${top + 8}L20 ${hem}H28ZM62 ${top + 8}L58 ${hem}H68Z`,
    ink,
    {
      opacity: 0.1,
    },
  );
  canvas.path(spline(outlineOf(`-92,${top - 4}! 92,${top - 4}! 95,${top + 6} 0,${top + 10} -95,${top + 6}`)), cloth);
}

/** A pot of coffee with its foot at 0: a tall body, a lid, a spout from low down, a handle. */
function paintPot(canvas: Canvas, metal: Colour, ink: Colour): void {
  canvas.path('M-8 0L-6 -20H6L8 0ZM-6.500 -20.500Q0 -27 6.500 -20.500ZM-1.300 -27H1.300V-23H-1.300Z', metal);
  canvas.path('M7 -6Q13 -8 14 -19L17 -19Q16 -4 7 -2Z', metal);
  canvas.path('M-6 -18Q-15 -18 -14 -9Q-13 -3 -8 -3', 'none', { stroke: ink, 'stroke-width': 2 });
}

/** Coffee, cups, bread, a bowl of fruit, flowers in a jar. */
function paintMeal(canvas: Canvas, light: Light, metal: Colour, ink: Colour): void {
  const china = tone(light, '#fdf8ea', 0.35);
  const cups = [-76, -12, 24, 74].map((at) => draw`M${at} ${top - 3}v-8h8v8Z`).join('');
  canvas.path(cups, mixColours(china, ink, 0.12));
  canvas.group({ transform: `translate(58 ${top - 3}) scale(0.9)` }, () => paintPot(canvas, metal, ink));
  canvas.path(circle(-42, top - 9, 5) + circle(-34, top - 8, 4.6) + circle(-38, top - 13, 4.6), '#e08a2e');
  canvas.path(
    spline(outlineOf(`-50,${top - 8}! -26,${top - 8}! -31,${top - 2} -45,${top - 2}`)),
    mixColours('#7a5a34', ink, 0.2),
  );
  canvas.path(draw`M4 ${top - 3}v-10h7v10Z`, mixColours('#9fc0b4', ink, 0.15));
  canvas.path(circle(4, top - 18, 3.6) + circle(9, top - 22, 4) + circle(13, top - 17, 3.6), '#d98ba0');
}
