// A jacaranda in flower: grey limbs that wind up from a low fork, a round violet crown, and petals on the grass.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { ellipse, limb } from '#illustrations/plates/paths.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

/** Clumps of flowers from the back to the front, in shares of the height: their middle and their radius. */
const crown: readonly (readonly [across: number, up: number, radius: number])[] = limbOf(
  '0.02,0.84,0.17 -0.24,0.76,0.15 0.26,0.74,0.16 -0.37,0.6,0.13 0.4,0.58,0.12 -0.1,0.68,0.16',
  '0.14,0.62,0.15 -0.24,0.55,0.12 0.3,0.5,0.1',
);

/** Paints a jacaranda `height` high with its foot on (x, y); `ink` and `lit` are its flowers. */
export function paintJacaranda(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  { ink, lit = ink, name, facing = 1, bark }: TreeStyle & { bark: Colour },
): void {
  const chance = chanceOf(canvas, name);
  const fork: Point = [x, y - height * 0.24];
  let wood =
    limb([
      [x, y, height * 0.085],
      [x - facing * height * 0.012, y - height * 0.12, height * 0.06],
      [...fork, height * 0.062],
    ]) + rootFlare(x, y, height * 0.05);
  const shadow = { rx: height * 0.44, ry: height * 0.035 };
  canvas.ellipse(x - facing * height * 0.06, y + height * 0.01, shadow.rx, shadow.ry, bark, { opacity: 0.3 });
  canvas.path(petals(), mixColours(ink, lit, 0.7));
  const clumps = crown.map(([across, up, radius]) => ({
    at: [x + (facing * across + chance.between(-0.02, 0.02)) * height, y - up * height] as Point,
    radius: radius * height * chance.between(0.92, 1.1),
  }));
  for (const { at, radius } of clumps) {
    const bend = chance.between(-0.05, 0.05) * height;
    wood += limb([
      [...fork, height * 0.034],
      [fork[0] + (at[0] - fork[0]) * 0.5 + bend, fork[1] + (at[1] - fork[1]) * 0.38, height * 0.024],
      [at[0], at[1] + radius * 0.3, height * 0.01],
    ]);
  }
  canvas.path(wood, bark);
  for (const [index, { at, radius }] of clumps.entries()) {
    const near = index / clumps.length;
    canvas.path(leafClump(...at, radius * 1.25, radius * 0.8, chance), mixColours(ink, lit, 0.15 + 0.3 * near));
    const sunny: Point = [at[0] + facing * radius * 0.2, at[1] - radius * 0.3];
    canvas.path(leafClump(...sunny, radius * 0.8, radius * 0.36, chance), mixColours(ink, lit, 0.55 + 0.45 * near));
  }

  function petals(): string {
    let path = '';
    for (let petal = 0; petal < 90; petal += 1) {
      const [across, down] = [chance.bell() * shadow.rx * 0.75, chance.bell() * shadow.ry * 0.9];
      const size = height * chance.between(0.004, 0.009);
      path += ellipse(x + across, y + height * 0.02 + down, size * 1.5, size * 0.6);
    }
    return path;
  }
}
