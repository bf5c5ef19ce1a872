// A keeper of orphaned elephants, in a green coat, with a bottle of milk for whoever comes first.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { tone } from '#illustrations/plates/light.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { reaching } from '#illustrations/plates/props/people/poses.ts';
import { keeper } from '#illustrations/plates/props/people/wardrobe.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

const reference = 60;
/** As a share of its width. */
export const keeperHeight = 100 / reference;
/** The coat, down to the knees. */
const coat = [
  [-9, -52],
  [9, -54],
  [13, -24],
  [-13, -24],
] as const;

/** Keepers look back at the animals that follow. */
export function paintKeeper(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  const { light, mirrored = false } = setting;
  paintStanding(canvas, { x, y, width, reference }, !mirrored, () => {
    paintPerson(canvas, 0, 0, reaching, keeper, light);
    canvas.path(spline(coat), mixColours(tone(light, keeper.jacket, 0.5), light.ink, 0.1));
    const bottle = limb([
      [31, -63, 8],
      [38, -52, 9],
      [41, -46, 4],
    ]);
    canvas.path(bottle, '#fdf8ea');
  });
}
