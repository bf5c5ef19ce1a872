// What grows in the gorge: trees on the rims, bushes along them, creepers on the beds of stone.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import type { Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { limb } from '#illustrations/plates/paths.ts';
import type { Cliff } from '#illustrations/plates/props/falls/cliff-shapes.ts';
import type { Gorge } from '#illustrations/plates/props/falls/gorge.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';

/** Creepers that hang over the rim in curtains, longest where they began. */
export function paintHangingPlants(canvas: Canvas, gorge: Gorge, wall: Wall, depth: number): void {
  const { tones, scale, isBanded } = gorge;
  const chance = chanceOf(canvas, `${wall.name}-creepers`);
  let dark = '';
  let lit = '';
  for (let x = wall.from; x < wall.to; x += chance.between(70, isBanded ? 420 : 240) * canvas.unit) {
    const strands = chance.whole(4, 9);
    if (isRiver(gorge, x)) continue;
    const longest = chance.between(0.1, isBanded ? 0.2 : 0.42) * depth * canvas.unit;
    for (let strand = 0; strand < strands; strand += 1) {
      const left = x + (strand - strands / 2) * 7 * scale;
      const top = heightAt(wall.rim, left) - 2 * scale;
      const length = longest * Math.sin((Math.PI * (strand + 0.7)) / (strands + 0.4)) * chance.between(0.6, 1);
      const creeper = (width: number, reach: number) =>
        limb([
          [left, top, width * scale],
          [left + chance.between(-2, 2) * scale, top + reach * 0.6, width * 0.9 * scale],
          [left + chance.between(-3, 3) * scale, top + reach, width * 0.3 * scale],
        ]);
      dark += creeper(9, length);
      if (strand % 3 === 1) lit += creeper(4, length * 0.7);
    }
  }
  canvas.path(dark, tones.leaf);
  canvas.path(lit, tones.leafLit, { opacity: 0.5 });
}

/** Trees on the rim, in two depths; none where the river comes through. */
export function paintTrees(canvas: Canvas, gorge: Gorge, wall: Wall, cliff: Cliff): void {
  const chance = chanceOf(canvas, `${wall.name}-trees`);
  const { tones, scale } = gorge;
  // A wood along the skyline, single trees on the ledges below it.
  const spacing: Range = cliff.air > 0 ? [0.35, 1.5] : [0.5, 3.4];
  let wood = '';
  let leaves = '';
  let lit = '';
  for (let x = wall.from; x < wall.to; x += chance.between(...spacing) * cliff.trees * scale) {
    if (isRiver(gorge, x)) continue;
    const height = cliff.trees * scale * chance.between(0.5, 1.15);
    const tree = smallTree(x, heightAt(wall.rim, x) + 4 * scale, height, chance);
    wood += tree.wood;
    leaves += tree.leaves;
    lit += tree.lit;
  }
  const shade = mixColours(tones.leaf, tones.haze, cliff.air);
  canvas.path(wood + leaves, shade);
  canvas.path(lit, tones.leafLit, { opacity: 0.36 });
}

function isRiver({ at }: Gorge, x: number): boolean {
  const [left, right] = [at(-124, 0)[0], at(120, 0)[0]];
  return x > Math.min(left, right) && x < Math.max(left, right);
}

function smallTree(
  x: number,
  y: number,
  height: number,
  chance: Chance,
): { wood: string; leaves: string; lit: string } {
  const lean = chance.between(-0.12, 0.12) * height;
  const wood = limb([
    [x, y, height * 0.09],
    [x + lean * 0.4, y - height * 0.4, height * 0.06],
    [x + lean, y - height * 0.75, height * 0.03],
  ]);
  let leaves = '';
  let lit = '';
  for (const across of [-0.26, 0.26, 0]) {
    const radius = height * chance.between(0.2, 0.3);
    const [clumpX, clumpY] = [
      x + lean + across * height,
      y - height * (across === 0 ? 0.92 : chance.between(0.66, 0.8)),
    ];
    leaves += leafClump(clumpX, clumpY, radius, radius * 0.56, chance);
    lit += leafClump(clumpX - radius * 0.16, clumpY - radius * 0.2, radius * 0.55, radius * 0.2, chance);
  }
  return { wood, leaves, lit };
}

export function paintRimPlants(canvas: Canvas, gorge: Gorge, wall: Wall, cliff: Cliff): void {
  const chance = chanceOf(canvas, `${wall.name}-plants`);
  const { tones, scale } = gorge;
  let dark = '';
  let lit = '';
  for (let x = wall.from; x < wall.to; x += chance.between(6, 30) * scale) {
    if (cliff.where === 'back' && isRiver(gorge, x)) continue;
    const size = chance.between(5, 13) * scale;
    const y = heightAt(wall.rim, x) + 5 * scale;
    dark += bush(x, y, size, chance);
    lit += bush(x - size * 0.12, y - size * 0.42, size * 0.5, chance);
  }
  canvas.path(dark, mixColours(tones.leaf, tones.haze, cliff.air));
  canvas.path(lit, tones.leafLit, { opacity: 0.42 });
}
