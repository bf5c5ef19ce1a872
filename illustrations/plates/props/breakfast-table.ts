// A table laid in the bush: a white cloth, coffee and fruit, chairs of canvas, and the one who pours.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb, spline } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { reaching, standing } from '#illustrations/plates/props/people/poses.ts';
import { cook, hikers } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';
import { paintCampChair } from '#illustrations/plates/props/veranda.ts';

const reference = 320;
/** How high the one who pours stands, as a share of the width of it all. */
const waiter = 1.05;
export const waiterHeight = (waiter * 100) / reference;
const top = -56;

export function paintBreakfastTable(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const cloth = tone(light, '#fdf8ea', 0.35);
  const shade = mixColours(cloth, mixColours(light.far, ink, 0.3), 0.34);
  paintStanding(canvas, { x, y, width, reference }, mirrored, () => {
    canvas.ellipse(0, 1, 150, 7, ink, { opacity: 0.3 });
    canvas.group({ transform: `translate(-116 -8) scale(${waiter})` }, () =>
      paintPerson(canvas, 0, 0, reaching, cook, light),
    );
    canvas.group({ transform: 'translate(128 -6) scale(-1 1)' }, () =>
      paintPerson(canvas, 0, 0, standing, { ...hikers[0], pack: undefined }, light),
    );
    for (const [at, facing] of [
      [-62, 1],
      [-6, 1],
      [62, -1],
    ] as const) {
      canvas.group({ transform: `translate(${at} -10) scale(1.9)` }, () =>
        paintCampChair(canvas, 0, 0, facing, ink, tone(light, '#9a8a5c', 0.5)),
      );
    }
    canvas.path(draw`M-78 ${top}L-86 -6L-80 -4L-70 ${top}ZM78 ${top}L86 -6L80 -4L70 ${top}Z`, ink);
    canvas.path(
      spline([
        [-92, top - 3, 'corner'],
        [92, top - 3, 'corner'],
        [96, top + 26],
        [88, top + 38, 'corner'],
        [40, top + 33],
        [0, top + 38],
        [-44, top + 33],
        [-88, top + 39, 'corner'],
        [-96, top + 24],
      ]),
      shade,
    );
    canvas.path(
      spline([
        [-92, top - 4, 'corner'],
        [92, top - 4, 'corner'],
        [95, top + 6],
        [0, top + 10],
        [-95, top + 6],
      ]),
      cloth,
    );
    // A pot, cups, a bowl of fruit, flowers in a jar.
    const metal = mixColours('#8c8f92', ink, 0.3);
    canvas.path(
      spline([
        [-60, top - 4, 'corner'],
        [-62, top - 20],
        [-52, top - 30],
        [-42, top - 20],
        [-44, top - 4, 'corner'],
      ]) +
        limb([
          [-42, top - 14, 3],
          [-32, top - 22, 2],
        ]),
      metal,
    );
    canvas.path(draw`M-24 ${top - 4}v-9h9v9ZM-8 ${top - 4}v-9h9v9ZM52 ${top - 4}v-9h9v9Z`, cloth);
    canvas.path(draw`M-24 ${top - 13}h9v2h-9ZM-8 ${top - 13}h9v2h-9ZM52 ${top - 13}h9v2h-9Z`, ink, { opacity: 0.4 });
    canvas.path(circle(16, top - 12, 5.4) + circle(24, top - 11, 5) + circle(31, top - 12, 5.4), '#e08a2e');
    canvas.path(circle(21, top - 17, 5), '#b5482a');
    canvas.path(
      spline([
        [8, top - 10, 'corner'],
        [39, top - 10, 'corner'],
        [33, top - 3],
        [14, top - 3],
      ]),
      mixColours('#7a5a34', ink, 0.2),
    );
    canvas.path(draw`M70 ${top - 4}v-11h8v11Z`, mixColours('#9fc0b4', ink, 0.15));
    canvas.path(circle(70, top - 22, 4) + circle(76, top - 27, 4.4) + circle(81, top - 21, 4), '#d98ba0');
  });
}
