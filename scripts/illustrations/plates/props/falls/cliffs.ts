// The walls of the gorge: one behind the water, and two tiers on either side of it, each with its trees.

import { mixColours } from '#scripts/illustrations/drawing/colour.ts';
import type { Point } from '#scripts/illustrations/drawing/outline.ts';
import type { Canvas } from '#scripts/illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#scripts/illustrations/plates/chance.ts';
import { paintWithin } from '#scripts/illustrations/plates/clip.ts';
import { bush } from '#scripts/illustrations/plates/elements/bush.ts';
import { craggyLine } from '#scripts/illustrations/plates/elements/craggy.ts';
import { heightAt } from '#scripts/illustrations/plates/elements/ridges.ts';
import { paintButtresses } from '#scripts/illustrations/plates/landmarks/buttresses.ts';
import { leftToRight, paintBeds, paintCracks, type Wall } from '#scripts/illustrations/plates/landmarks/cliffs.ts';
import { limb, polygon } from '#scripts/illustrations/plates/paths.ts';
import type { Gorge } from '#scripts/illustrations/plates/props/falls/gorge.ts';
import { leafClump } from '#scripts/illustrations/plates/trees/foliage.ts';

interface Cliff {
  readonly name: string;
  readonly where: 'back' | 'front';
  /** The rim from the gorge outward, and the edge that comes down into the gorge. */
  readonly rim: readonly Point[];
  readonly edge: readonly Point[];
  /** How much deeper in shade than the rock itself. */
  readonly dark: number;
  /** How tall trees stand on it, in the gorge's coordinates. */
  readonly trees: number;
}

const cliffs: readonly Cliff[] = [
  {
    name: 'falls-back',
    where: 'back',
    rim: [
      [-1500, 330],
      [-900, 352],
      [-620, 338],
      [-420, 352],
      [-160, 340],
      [-96, 324],
      [92, 322],
      [150, 342],
      [360, 354],
      [560, 336],
      [900, 350],
      [1500, 332],
    ],
    edge: [],
    dark: 0.5,
    trees: 44,
  },
  {
    name: 'falls-left',
    where: 'front',
    rim: [
      [-92, 296],
      [-128, 314],
      [-214, 326],
      [-236, 304],
      [-330, 312],
      [-372, 344],
      [-560, 336],
      [-600, 306],
      [-760, 300],
      [-810, 330],
      [-1100, 320],
      [-1500, 340],
    ],
    edge: [
      [-92, 296],
      [-104, 214],
      [-132, 172],
      [-118, 96],
      [-146, 48],
      [-136, -4],
    ],
    dark: 0,
    trees: 58,
  },
  {
    name: 'falls-right',
    where: 'front',
    rim: [
      [88, 302],
      [124, 320],
      [196, 312],
      [214, 288],
      [300, 292],
      [350, 330],
      [520, 338],
      [556, 312],
      [720, 304],
      [770, 332],
      [1080, 322],
      [1500, 310],
    ],
    edge: [
      [88, 302],
      [104, 226],
      [98, 168],
      [134, 122],
      [128, 40],
      [146, -4],
    ],
    dark: 0.22,
    trees: 50,
  },
  {
    name: 'falls-near-left',
    where: 'front',
    rim: [
      [-196, 112],
      [-228, 142],
      [-262, 150],
      [-284, 186],
      [-400, 196],
      [-440, 226],
      [-600, 218],
      [-660, 178],
      [-840, 186],
      [-900, 214],
      [-1500, 204],
    ],
    edge: [
      [-196, 112],
      [-184, 84],
      [-208, 44],
      [-198, -6],
    ],
    dark: 0.14,
    trees: 84,
  },
  {
    name: 'falls-near-right',
    where: 'front',
    rim: [
      [214, 84],
      [246, 112],
      [288, 118],
      [316, 160],
      [430, 168],
      [470, 200],
      [640, 190],
      [690, 152],
      [860, 160],
      [930, 192],
      [1500, 180],
    ],
    edge: [
      [214, 84],
      [204, 60],
      [226, 30],
      [216, -6],
    ],
    dark: 0.34,
    trees: 78,
  },
];

export function paintCliffs(canvas: Canvas, gorge: Gorge, where: 'back' | 'front'): void {
  for (const cliff of cliffs) if (cliff.where === where) paintCliff(canvas, gorge, cliff);
}

function paintCliff(canvas: Canvas, gorge: Gorge, cliff: Cliff): void {
  const { name } = cliff;
  const rim = leftToRight(craggyLine(canvas, gorge.line(cliff.rim), { roughness: 0.1, depth: 5, name }));
  const edge = craggyLine(canvas, gorge.line(cliff.edge), { roughness: 0.16, depth: 4, name: `${name}-edge` });
  const foot = gorge.at(0, -6)[1];
  const body = bodyOf(rim, edge, foot);
  const [first, last] = [rim[0]?.[0] ?? 0, rim[rim.length - 1]?.[0] ?? 0];
  const margin = 60 * canvas.unit;
  const wall: Wall = { rim, from: Math.max(first, -margin), to: Math.min(last, canvas.width + margin), name };
  paintTrees(canvas, gorge, wall, cliff);
  paintFace(canvas, gorge, wall, body, cliff);
  paintRimPlants(canvas, gorge, wall, cliff);
}

function bodyOf(rim: readonly Point[], edge: readonly Point[], foot: number): string {
  const [first, last] = [rim[0] ?? [0, 0], rim[rim.length - 1] ?? [0, 0]];
  const inner = edge[0];
  if (inner === undefined) return polygon([...rim, [last[0], foot], [first[0], foot]]);
  const gorgeIsRight = Math.abs(inner[0] - last[0]) < Math.abs(inner[0] - first[0]);
  return gorgeIsRight
    ? polygon([...rim, ...edge, [first[0], foot]])
    : polygon([...[...edge].reverse(), ...rim, [last[0], foot]]);
}

function paintFace(canvas: Canvas, gorge: Gorge, wall: Wall, body: string, cliff: Cliff): void {
  const { tones, scale, shadeSide } = gorge;
  const top = Math.min(...wall.rim.map(([, y]) => y));
  const foot = gorge.at(0, 0)[1];
  const rock = mixColours(tones.rock, tones.deep, cliff.dark);
  const fill = canvas.linearGradient(
    [
      [0, mixColours(rock, tones.lit, 0.42)],
      [0.28, rock],
      [0.8, mixColours(rock, tones.deep, 0.5)],
      [1, mixColours(rock, tones.haze, 0.3)],
    ],
    { x2: 0, y1: top, y2: foot, inCanvasUnits: true },
  );
  canvas.path(body, fill);
  const depth = (foot - top) / canvas.unit;
  paintWithin(canvas, body, () => {
    paintButtresses(canvas, wall, {
      width: [44, 170],
      foot: top + (foot - top) * 0.86,
      fade: [top, foot],
      shadeSide,
      lit: tones.lit,
      litOpacity: 0.5 * (1 - cliff.dark),
      shade: tones.shade,
      shadeOpacity: 0.4,
    });
    paintBeds(canvas, wall, [depth * 0.16, depth * 0.34, depth * 0.56, depth * 0.74], tones.deep, 0.32);
    paintCracks(canvas, wall, {
      step: 22,
      start: [4, depth * 0.4],
      length: [30 * scale, 130 * scale],
      width: [2, 7],
      colour: tones.deep,
      opacity: 0.5,
    });
    paintHangingPlants(canvas, gorge, wall, depth);
  });
}

/** Creepers and ferns that found a hold on the beds of stone. */
function paintHangingPlants(canvas: Canvas, { tones, scale }: Gorge, wall: Wall, depth: number): void {
  const chance = chanceOf(canvas, `${wall.name}-ferns`);
  let dark = '';
  let lit = '';
  for (let x = wall.from; x < wall.to; x += chance.between(30, 130) * canvas.unit) {
    const y = heightAt(wall.rim, x) + chance.between(0.2, 0.75) * depth * canvas.unit;
    const size = chance.between(7, 17) * scale;
    dark += bush(x, y, size, chance);
    lit += bush(x - size * 0.1, y - size * 0.4, size * 0.5, chance);
  }
  canvas.path(dark, tones.leaf, { opacity: 0.85 });
  canvas.path(lit, tones.leafLit, { opacity: 0.4 });
}

/** Trees on the rim, in two depths; none where the river comes through. */
function paintTrees(canvas: Canvas, gorge: Gorge, wall: Wall, cliff: Cliff): void {
  const chance = chanceOf(canvas, `${wall.name}-trees`);
  const { tones, scale } = gorge;
  let wood = '';
  let leaves = '';
  let lit = '';
  for (let x = wall.from; x < wall.to; x += chance.between(0.35, 1.5) * cliff.trees * scale) {
    if (isRiver(gorge, x)) continue;
    const height = cliff.trees * scale * chance.between(0.5, 1.15);
    const tree = smallTree(x, heightAt(wall.rim, x) + 4 * scale, height, chance);
    wood += tree.wood;
    leaves += tree.leaves;
    lit += tree.lit;
  }
  const shade = mixColours(tones.leaf, tones.haze, cliff.where === 'back' ? 0.34 : 0.04);
  canvas.path(wood + leaves, shade);
  canvas.path(lit, tones.leafLit, { opacity: 0.36 });
}

function isRiver({ at }: Gorge, x: number): boolean {
  const [left, right] = [at(-112, 0)[0], at(108, 0)[0]];
  return x > Math.min(left, right) && x < Math.max(left, right);
}

function smallTree(x: number, y: number, height: number, chance: Chance): { wood: string; leaves: string; lit: string } {
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
    const [clumpX, clumpY] = [x + lean + across * height, y - height * (across === 0 ? 0.92 : chance.between(0.66, 0.8))];
    leaves += leafClump(clumpX, clumpY, radius, radius * 0.56, chance);
    lit += leafClump(clumpX - radius * 0.16, clumpY - radius * 0.2, radius * 0.55, radius * 0.2, chance);
  }
  return { wood, leaves, lit };
}

function paintRimPlants(canvas: Canvas, gorge: Gorge, wall: Wall, cliff: Cliff): void {
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
  canvas.path(dark, mixColours(tones.leaf, tones.haze, cliff.where === 'back' ? 0.3 : 0));
  canvas.path(lit, tones.leafLit, { opacity: 0.42 });
}
