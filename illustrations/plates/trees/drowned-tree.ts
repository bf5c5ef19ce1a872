// A tree the lake has risen around: bare, grey and broken, doubled in the water.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { limb } from '#illustrations/plates/paths.ts';

/** Paints a dead tree `height` high whose trunk meets the water at (x, y). */
export function paintDrownedTree(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  ink: Colour,
  name: string,
): void {
  const chance = chanceOf(canvas, name);
  const girth = height * 0.07;
  const lean = chance.between(-0.08, 0.08) * height;
  const trunk: LimbPoint[] = [
    [x, y + height * 0.02, girth],
    [x + lean * 0.4, y - height * 0.4, girth * 0.7],
    [x + lean, y - height * chance.between(0.8, 1), girth * 0.24],
  ];
  let wood = limb(trunk);
  const branches = chance.whole(4, 7);
  for (let branch = 0; branch < branches; branch += 1) {
    const up = chance.between(0.3, 0.82);
    const side = branch % 2 === 0 ? 1 : -1;
    const reach = height * chance.between(0.16, 0.36) * (1.15 - up);
    const [rootX, rootY] = [x + lean * up, y - height * up];
    const [elbowX, elbowY] = [rootX + side * reach * 0.7, rootY - reach * chance.between(0.2, 0.6)];
    wood += limb([
      [rootX, rootY, girth * 0.4],
      [elbowX, elbowY, girth * 0.26],
      [elbowX + side * reach * chance.between(0.1, 0.5), elbowY - reach * chance.between(0.4, 0.9), girth * 0.12],
    ]);
  }
  canvas.path(wood, ink);
  canvas.path(wood, ink, { opacity: 0.22, transform: `matrix(1 0 0 -0.6 0 ${Math.round(y * 16) / 10})` });
}
