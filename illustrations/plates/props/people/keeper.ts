// A keeper of orphaned elephants, in a green coat, with a bottle of milk for whoever comes first.

import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { circle, limb } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { reaching } from '#illustrations/plates/props/people/poses.ts';
import { keeper } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 60;
/** As a share of its width. */
export const keeperHeight = 100 / reference;

/** Keepers look back at the animals that follow. */
export function paintKeeper(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  paintStanding(canvas, { x, y, width, reference }, !mirrored, () => {
    paintPerson(canvas, 0, 0, reaching, keeper, light);
    const milk = limb(limbOf('31,-64,9 38,-57,11 46,-48,10.6'));
    const teat = limb([
      [47, -47, 5],
      [51, -42, 3.6],
    ]);
    canvas.path(milk, '#fdf8ea');
    canvas.path(teat, '#c2502a');
    canvas.path(circle(34, -57, 3.6), tone(light, keeper.skin, 0.5));
  });
}
