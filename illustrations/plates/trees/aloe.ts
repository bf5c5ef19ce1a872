// An aloe of the dry hills: a rosette of fleshy leaves, and torches of flowers above it.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { rosette } from '#illustrations/plates/trees/rosette.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

/** How far each torch leans, and how high it stands. */
const torches = [
  { lean: -0.2, height: 0.86 },
  { lean: 0.02, height: 1 },
  { lean: 0.24, height: 0.8 },
];

/** Paints an aloe `height` high, torches and all, with its foot on (x, y). */
export function paintAloe(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  { ink, lit = ink, name, flower }: TreeStyle & { flower: Colour },
): void {
  const chance = chanceOf(canvas, name);
  const plan = { leaves: 13, radius: height * 0.52, opening: Math.PI * 1.12, breadth: 0.16 };
  const leaves = rosette(x, y, plan, chance);
  let stalks = '';
  let flowers = '';
  for (const { lean, height: share } of torches) {
    const at = (up: number) => [x + lean * height * up ** 1.4, y - height * share * up] as const;
    stalks += limb([
      [...at(0.1), height * 0.03],
      [...at(0.75), height * 0.02],
    ]);
    flowers += limb([
      [...at(0.66), height * 0.055],
      [...at(0.78), height * 0.085],
      [...at(1), height * 0.02],
    ]);
  }
  canvas.path(stalks, ink);
  canvas.path(flowers, flower);
  canvas.path(leaves.join(''), ink);
  canvas.path(leaves.filter((_, index) => index % 3 === 1).join(''), lit);
}
