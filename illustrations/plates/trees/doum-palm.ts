// The doum palm of dry rivers: the one palm that forks, each branch ending in a globe of stiff fans.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { circle, ellipse, limb } from '#illustrations/plates/paths.ts';
import { fanLeaf, fanRibs } from '#illustrations/plates/trees/fan-leaf.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

const UP = -Math.PI / 2;

/** Paints a doum palm `height` high with its foot on (x, y). */
export function paintDoumPalm(canvas: Canvas, x: number, y: number, height: number, style: TreeStyle): void {
  const { ink, rim, name, facing = 1 } = style;
  const chance = chanceOf(canvas, name);
  const { wood, tips } = fork(x, y + 3, height, chance);
  canvas.ellipse(x, y + 3, height * 0.16, height * 0.012, ink, { opacity: 0.35 });
  if (rim !== undefined) paintRim(canvas, wood, rim, facing, 0.7);
  canvas.path(wood, ink);
  // The lowest crowns are the nearest.
  for (const tip of tips.sort((first, second) => first[1] - second[1]))
    paintCrown(canvas, tip, height * 0.165, style, chance);
}

function fork(x: number, y: number, height: number, chance: Chance): { wood: string; tips: Point[] } {
  const tips: Point[] = [];
  let wood = rootFlare(x, y, height * 0.042);
  const branch = (fromX: number, fromY: number, angle: number, length: number, thick: number, forks: number) => {
    const endX = fromX + Math.cos(angle) * length;
    const endY = fromY + Math.sin(angle) * length;
    wood += circle(endX, endY, thick * 0.42);
    wood += limb([
      [fromX, fromY, thick],
      [(fromX + endX) / 2 + length * 0.03, (fromY + endY) / 2, thick * 0.85],
      [endX, endY, thick * 0.8],
    ]);
    if (forks === 0) {
      tips.push([endX, endY]);
      return;
    }
    for (const turn of [-0.42, 0.4]) {
      branch(
        endX,
        endY,
        angle + turn + chance.between(-0.08, 0.08),
        length * chance.between(0.6, 0.76),
        thick * 0.8,
        forks - 1,
      );
    }
  };
  branch(x, y - height * 0.02, UP + chance.between(-0.07, 0.07), height * 0.42, height * 0.042, 2);
  return { wood, tips };
}

/** A ring of fans: how many, how far from the heart, how large, over what part of the circle, how much of the light. */
interface Ring {
  fans: number;
  reach: number;
  size: number;
  arc: number;
  light: number;
}

/** From the back of the crown to the front. Fans stand on long stalks, so that the sky shows between them. */
const rings: readonly Ring[] = [
  { fans: 11, reach: 0.56, size: 0.46, arc: 1.72, light: 0 },
  { fans: 7, reach: 0.36, size: 0.47, arc: 1.56, light: 0.36 },
  { fans: 4, reach: 0.15, size: 0.4, arc: 1.2, light: 0.8 },
];

function paintCrown(canvas: Canvas, [x, y]: Point, radius: number, style: TreeStyle, chance: Chance): void {
  const { ink, lit = ink } = style;
  canvas.path(skirt(x, y, radius, chance) + ellipse(x, y, radius * 0.2, radius * 0.2), ink);
  for (const { fans, reach, size, arc, light } of rings) {
    for (const index of fromOutside(fans)) {
      const share = fans === 1 ? 0 : index / (fans - 1) - 0.5;
      const angle = UP + share * Math.PI * arc + chance.between(-0.1, 0.1);
      const foot: Point = [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach];
      canvas.path(
        limb([
          [x, y, radius * 0.035],
          [...foot, radius * 0.024],
        ]),
        ink,
      );
      const twisted = angle + chance.between(-0.3, 0.3);
      const tone = fanTone(ink, lit, light, angle);
      paintFan(canvas, foot, twisted, radius * size * chance.between(0.9, 1.1), tone, ink);
    }
  }
  canvas.path(fruit(x, y, radius, chance), ink);
}

/** Upper fans catch more light than hanging ones. */
function fanTone(ink: Colour, lit: Colour, light: number, angle: number): Colour {
  const skyward = (1 - Math.sin(angle)) / 2;
  return mixColours(ink, lit, light * (0.35 + 0.65 * skyward));
}

function paintFan(canvas: Canvas, foot: Point, angle: number, size: number, tone: Colour, ink: Colour): void {
  canvas.path(fanLeaf(foot, angle, size), tone);
  if (tone !== ink) canvas.path(fanRibs(foot, angle, size), ink, { opacity: 0.5 });
}

/** The order that puts the hanging fans of a ring behind its upright ones. */
function fromOutside(count: number): number[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => index).sort(
    (first, second) => Math.abs(second - middle) - Math.abs(first - middle),
  );
}

/** Dead leaves hanging under the crown. */
function skirt(x: number, y: number, radius: number, chance: Chance): string {
  return Array.from({ length: 7 }, (_, index) => {
    const aside = (index / 6 - 0.5) * 0.34 * radius;
    const drop = radius * chance.between(0.5, 0.78);
    return limb([
      [x + aside * 0.3, y, radius * 0.08],
      [x + aside * 1.3, y + drop * 0.6, radius * 0.075],
      [x + aside * 1.5, y + drop, radius * 0.02],
    ]);
  }).join('');
}

function fruit(x: number, y: number, radius: number, chance: Chance): string {
  return Array.from({ length: 6 }, () =>
    ellipse(
      x + chance.between(-0.3, 0.3) * radius,
      y + chance.between(0.12, 0.4) * radius,
      radius * 0.055,
      radius * 0.065,
    ),
  ).join('');
}
