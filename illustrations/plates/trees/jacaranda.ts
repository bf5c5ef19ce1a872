// A jacaranda in flower: grey limbs that part from a low fork into a wide, airy crown of violet sprays, and petals on the grass.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { ellipse, limb } from '#illustrations/plates/paths.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

/** Sprays of flowers on the rim of a wide crown and inside it, from the back to the front; sky shows between them. */
const sprays = { count: 52, reach: 0.5, top: 0.92, low: 0.52 };

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
  const flowers = Array.from({ length: sprays.count }, (_, index) => {
    const near = index / sprays.count;
    const across = sprays.reach * Math.sin((((index * 0.618) % 1) - 0.5) * Math.PI) * (1 - 0.24 * near);
    // An umbrella: its rim hangs, its middle is high, and the nearest sprays hang in front.
    const dome = sprays.top - 1.25 * across ** 2;
    const up = dome - (dome - sprays.low) * chance.next() ** 1.5 * (0.4 + 0.6 * near);
    const radius = height * chance.between(0.045, 0.085) * (1 - 0.5 * Math.abs(across));
    return { at: [x + facing * across * height, y - up * height] as Point, radius, near };
  });
  const limbs = flowers.filter((_, index) => index % 5 === 0);
  for (const { at, radius } of limbs) {
    const bend = chance.between(-0.05, 0.05) * height;
    wood += limb([
      [...fork, height * 0.03],
      [fork[0] + (at[0] - fork[0]) * 0.45 + bend, fork[1] + (at[1] - fork[1]) * 0.42, height * 0.018],
      [at[0], at[1] + radius * 0.2, height * 0.006],
    ]);
  }
  const paintSprays = (from: number, to: number) => {
    for (const { at, radius, near } of flowers.slice(from, to)) {
      const hue = mixColours(ink, lit, 0.2 + 0.5 * near);
      canvas.path(leafPad(at[0], at[1] + radius * 0.4, radius * 2.7, radius * 1.25, chance), hue);
      const sunny = leafPad(at[0] + facing * radius * 0.3, at[1], radius * 1.7, radius * 0.6, chance);
      canvas.path(sunny, mixColours(hue, lit, 0.55), { opacity: 0.85 });
    }
  };
  paintSprays(0, sprays.count / 2);
  canvas.path(wood, bark);
  paintSprays(sprays.count / 2, sprays.count);

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
