// A keeper of orphaned elephants, in a green coat, with a bottle of milk for whoever comes first.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { limb } from '#illustrations/plates/paths.ts';
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
    const bottle = limb([
      [31, -63, 8],
      [38, -52, 9],
      [41, -46, 4],
    ]);
    canvas.path(bottle, '#fdf8ea');
  });
}
