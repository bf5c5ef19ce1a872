// A baobab: a swollen, folded trunk and arms that branch like roots, in leaf or bare.

import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface BaobabStyle extends TreeStyle {
  /** Bare for most of the year. */
  isBare?: boolean | undefined;
}

const ARMS = 6;
const UP = -Math.PI / 2;

/** Half the trunk's outline from the ground to the shoulder, in shares of the trunk's width and the tree's height. */
const trunkSide: readonly (readonly [out: number, up: number])[] = pointsOf(
  '0.62,0.045 0.53,0.16 0.55,0.29 0.48,0.43 0.38,0.5',
);

/** Paints a baobab `height` high with its foot on (x, y). */
export function paintBaobab(canvas: Canvas, x: number, y: number, height: number, style: BaobabStyle): void {
  const { ink, lit, rim, name, facing = 1, isBare = false } = style;
  const grown = grow(x, y, height, isBare, chanceOf(canvas, name));
  const wood = trunk(x, y, height) + grown.wood;
  canvas.ellipse(x + height * 0.04, y + height * 0.006, height * 0.42, height * 0.02, ink, { opacity: 0.34 });
  if (rim !== undefined) paintRim(canvas, wood + grown.leaves, rim, facing, 0.7);
  canvas.path(wood + grown.leaves, ink);
  if (lit === undefined) return;
  canvas.path(folds(x, y, height, facing, chanceOf(canvas, `${name} bark`)), lit, { opacity: 0.42 });
  canvas.path(grown.light, lit, { opacity: 0.4 });
}

const trunkWidth = (height: number) => height * 0.34;
const shoulderOf = (y: number, height: number) => y - height * 0.52;

function trunk(x: number, y: number, height: number): string {
  const width = trunkWidth(height);
  const side = (sign: 1 | -1) => trunkSide.map(([out, up]): Point => [x + sign * out * width, y - up * height]);
  return spline([
    [x - width * 0.8, y + 4, 'corner'],
    ...side(-1),
    [x, shoulderOf(y, height) - height * 0.03],
    ...side(1).reverse(),
    [x + width * 0.8, y + 4, 'corner'],
  ]);
}

interface Grown {
  wood: string;
  leaves: string;
  light: string;
}

function grow(x: number, y: number, height: number, isBare: boolean, chance: Chance): Grown {
  const tree: Grown = { wood: '', leaves: '', light: '' };
  const width = trunkWidth(height);

  const twigEnd = (endX: number, endY: number, angle: number, length: number, thick: number) => {
    if (isBare) {
      for (const turn of [-0.4, 0.4]) {
        tree.wood += limb([
          [endX, endY, thick * 0.5],
          [endX + Math.cos(angle + turn) * length * 0.4, endY + Math.sin(angle + turn) * length * 0.4, thick * 0.1],
        ]);
      }
      return;
    }
    const size = height * chance.between(0.04, 0.065);
    tree.leaves += leafPad(endX, endY, size * 2.6, size * 0.9, chance);
    tree.light += leafPad(endX - size * 0.2, endY - size * 0.35, size * 1.5, size * 0.35, chance);
  };

  const branch = (fromX: number, fromY: number, angle: number, length: number, thick: number, forks: number) => {
    const bent = angle + chance.between(-0.25, 0.25);
    const middle: Point = [fromX + Math.cos(bent) * length * 0.5, fromY + Math.sin(bent) * length * 0.5];
    const end: Point = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    tree.wood += limb([
      [fromX, fromY, thick],
      [...middle, thick * 0.78],
      [...end, thick * 0.55],
    ]);
    if (forks === 0) {
      tree.wood += limb([
        sideTwig(middle, thick * 0.5, 0, angle, length),
        sideTwig(middle, thick * 0.12, 0.5, angle, length),
      ]);
      twigEnd(...end, angle, length, thick);
      return;
    }
    const count = forks === 2 ? chance.whole(2, 3) : 2;
    for (let index = 0; index < count; index += 1) {
      const turn = (index / (count - 1) - 0.5) * chance.between(0.8, 1.25) + chance.between(-0.12, 0.12);
      // Every fork turns a little back towards the sky.
      const upward = angle * 0.86 + UP * 0.14;
      branch(...end, upward + turn, length * chance.between(0.62, 0.78), thick * 0.56, forks - 1);
    }
  };

  for (let arm = 0; arm < ARMS; arm += 1) {
    const across = arm / (ARMS - 1) - 0.5;
    const armY = shoulderOf(y, height) + (0.035 + Math.abs(across) * 0.03) * height;
    const angle = UP + across * 2.35 + chance.between(-0.08, 0.08);
    const thick = height * (0.112 - 0.05 * Math.abs(across));
    branch(x + across * width * 0.66, armY, angle, height * chance.between(0.2, 0.25), thick, 2);
  }
  return tree;
}

function sideTwig([x, y]: Point, thick: number, reach: number, angle: number, length: number): LimbPoint {
  return [x + Math.cos(angle + 0.6) * length * reach, y + Math.sin(angle + 0.6) * length * reach, thick];
}

/** Long creases of bark on the side of the light. */
function folds(x: number, y: number, height: number, facing: 1 | -1, chance: Chance): string {
  const width = trunkWidth(height);
  const top = shoulderOf(y, height);
  return Array.from({ length: 6 }, (_, fold) => {
    const creaseX = x + facing * (width * 0.4 - fold * width * 0.085 * chance.between(0.8, 1.2));
    return limb([
      [creaseX, top + height * 0.03 * chance.between(0.5, 2.4), 1.2],
      [creaseX + facing * width * 0.05, y - height * 0.28, width * 0.045 * chance.between(0.5, 1.2) * (1 - fold * 0.1)],
      [creaseX + facing * width * (0.07 + (3 - fold) * 0.03), y - height * 0.02, 1.4],
    ]);
  }).join('');
}
