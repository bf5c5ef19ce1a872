// A forest tree: buttresses, a tall bole, and a crown of clumps high above; an old one wears lianas.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { ellipse, limb, spline } from '#illustrations/plates/paths.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface RainforestTreeStyle extends TreeStyle {
  /** Of the trunk, in shares of the height. */
  girth?: number | undefined;
  /** 2 to 5: how many levels of leaves. */
  tiers?: number | undefined;
}

/** A tree this many units high is near enough to show its roots and lianas. */
const nearFrom = 600;

interface Growth {
  wood: string;
  leaves: string;
  light: string;
}

/** Paints a forest tree `height` high with its foot on (x, y). */
export function paintRainforestTree(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  style: RainforestTreeStyle,
): void {
  const { ink, lit, rim, name, facing = 1, girth = 0.04, tiers = 4 } = style;
  const chance = chanceOf(canvas, name);
  const thick = height * girth;
  const crownX = x + chance.between(-0.05, 0.05) * height;
  const tree: Growth = { wood: bole(x, y, crownX, height, thick), leaves: '', light: '' };
  growCrown(tree, crownX, y, height, thick, chance);
  growSideBranches(tree, x, crownX, y, height, thick, tiers - 2, chance);
  if (height > nearFrom * canvas.unit) {
    tree.wood += buttresses(x, y, thick, chance);
    tree.leaves += lianas(x, crownX, y, height, canvas.unit, chance);
  }
  if (rim !== undefined) paintRim(canvas, tree.wood + tree.leaves, rim, facing, 0.5);
  canvas.path(tree.wood + tree.leaves, ink);
  if (lit !== undefined) canvas.path(tree.light, lit, { opacity: 0.4 });
}

function bole(x: number, y: number, crownX: number, height: number, thick: number): string {
  const trunk = limb([
    [x, y - thick * 0.4, thick * 1.3],
    [x, y - height * 0.06, thick * 1.12],
    [x + (crownX - x) * 0.3, y - height * 0.4, thick * 0.85],
    [crownX, y - height * 0.72, thick * 0.62],
    [crownX, y - height * 0.9, thick * 0.3],
  ]);
  return trunk + rootFlare(x, y, thick * 1.25);
}

function addClump(tree: Growth, x: number, y: number, radiusX: number, radiusY: number, chance: Chance): void {
  tree.leaves += leafClump(x, y, radiusX, radiusY, chance);
  tree.light += leafClump(x - radiusX * 0.16, y - radiusY * 0.38, radiusX * 0.58, radiusY * 0.34, chance);
}

/** An arch of clumps, each on its own branch, and one on top. */
function growCrown(tree: Growth, x: number, y: number, height: number, thick: number, chance: Chance): void {
  const count = chance.whole(5, 7);
  for (let index = 0; index < count; index += 1) {
    const across = (index / (count - 1)) * 2 - 1;
    const clumpX = x + across * height * chance.between(0.19, 0.26);
    const clumpY = y - height * (0.99 - 0.17 * across * across + chance.between(-0.03, 0.03));
    tree.wood += limb([
      [x, y - height * chance.between(0.6, 0.72), thick * 0.45],
      [(x + clumpX) / 2, clumpY + height * 0.1, thick * 0.3],
      [clumpX, clumpY, thick * 0.12],
    ]);
    const radius = height * chance.between(0.1, 0.15);
    addClump(tree, clumpX, clumpY, radius, radius * chance.between(0.38, 0.52), chance);
  }
  addClump(tree, x + chance.between(-0.05, 0.05) * height, y - height * 1.03, height * 0.15, height * 0.07, chance);
}

function growSideBranches(
  tree: Growth,
  x: number,
  crownX: number,
  y: number,
  height: number,
  thick: number,
  count: number,
  chance: Chance,
): void {
  for (let index = 0; index < count; index += 1) {
    const side = chance.happens(0.5) ? 1 : -1;
    const clumpY = y - height * chance.between(0.45, 0.66);
    const clumpX = crownX + side * height * chance.between(0.1, 0.18);
    tree.wood += limb([
      [x + (crownX - x) * 0.5, clumpY + height * 0.09, thick * 0.34],
      [(crownX + clumpX) / 2, clumpY + height * 0.03, thick * 0.24],
      [clumpX, clumpY, thick * 0.1],
    ]);
    const radius = height * chance.between(0.05, 0.085);
    addClump(tree, clumpX, clumpY, radius, radius * 0.42, chance);
  }
}

/** Roots like walls, running out from the foot. */
function buttresses(x: number, y: number, thick: number, chance: Chance): string {
  return [-1, -0.45, 0.5, 1]
    .map((side) => {
      const out = side * thick * chance.between(2.1, 2.9);
      const rise = thick * chance.between(3, 4.4);
      return spline([
        [x + side * thick * 0.2, y - rise, 'corner'],
        [x + side * thick * 0.75, y - rise * 0.45],
        [x + out * 0.6, y - rise * 0.14],
        [x + out, y + thick * 0.3, 'corner'],
        [x - side * thick * 0.3, y + thick * 0.4, 'corner'],
      ]);
    })
    .join('');
}

/** Lianas that hang beside the bole, with a leaf here and there. */
function lianas(x: number, crownX: number, y: number, height: number, unit: number, chance: Chance): string {
  return Array.from({ length: 5 }, () => {
    const side = chance.happens(0.5) ? 1 : -1;
    const top: Point = [crownX + side * height * chance.between(0.03, 0.16), y - height * chance.between(0.62, 0.9)];
    const length = height * chance.between(0.16, 0.4);
    const sway = chance.between(-0.06, 0.06) * length + (x - crownX) * 0.2;
    const hanging = limb([
      [...top, unit * 3],
      [top[0] + sway, top[1] + length * 0.5, unit * 2.4],
      [top[0] + sway * 0.6, top[1] + length, unit * 1.4],
    ]);
    const leaves = Array.from({ length: Math.round(length / (unit * 13)) }, (_, index) => {
      const share = chance.next();
      const leafX = top[0] + sway * Math.sin(share * Math.PI * 0.8) + (index % 2 === 0 ? 1 : -1) * unit * 5;
      return ellipse(leafX, top[1] + length * share, unit * chance.between(4, 7), unit * chance.between(2, 3.4));
    });
    return hanging + leaves.join('');
  }).join('');
}
