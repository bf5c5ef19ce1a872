// An acacia far out on the plain: a few strokes and three pads, in one tone.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface DistantAcaciaStyle extends TreeStyle {
  opacity?: number | undefined;
}

/** Where its branches end, in shares of its width. */
const branchEnds = [-0.32, -0.12, 0.14, 0.33];

/** Paints a small acacia `height` high with its foot on (x, y). */
export function paintDistantAcacia(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  style: DistantAcaciaStyle,
): void {
  const { ink, name, opacity } = style;
  const chance = chanceOf(canvas, name);
  const width = height * chance.between(1.4, 1.8);
  const trunk = limb([
    [x, y + 1, height * 0.07],
    [x + height * 0.01, y - height * 0.3, height * 0.045],
    [x, y - height * 0.44, height * 0.045],
    [x - width * 0.02, y - height * 0.9, height * 0.012],
  ]);
  const branches = branchEnds.map((end) =>
    limb([
      [x, y - height * 0.38, height * 0.035],
      [x + end * width * 0.6, y - height * 0.66, height * 0.024],
      [x + end * width, y - height * 0.86, height * 0.012],
    ]),
  );
  const crown =
    leafPad(x, y - height * 0.95, width * 0.66, height * 0.12, chance) +
    leafPad(x - width * 0.3, y - height * 0.85, width * 0.42, height * 0.1, chance) +
    leafPad(x + width * 0.3, y - height * 0.87, width * 0.4, height * 0.1, chance);
  canvas.path(trunk + branches.join('') + crown, ink, opacity === undefined ? {} : { opacity });
}
