// Bamboo: culms jointed from foot to top, thin branches at the upper joints, and long leaves that hang from them in
// fans.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { limb, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface BambooStyle extends TreeStyle {
  /** Width of the culm at its foot, as a share of its height. */
  girth?: number | undefined;
  /** How far its top hangs over, as a share of its height. */
  bow?: number | undefined;
  /** From which share of its height it bears leaves. */
  leavesFrom?: number | undefined;
}

const joints = 13;

/** Paints one culm about `height` tall, growing from (x, y). */
export function paintBamboo(canvas: Canvas, x: number, y: number, height: number, style: BambooStyle): void {
  const { ink, lit, rim, name, facing = 1, girth = 0.016, bow = 0.1, leavesFrom = 0.3 } = style;
  const chance = chanceOf(canvas, name);
  const width = height * girth;
  const at = (share: number): Point => [x + facing * bow * height * share ** 2.4, y - height * share];
  const widthAt = (share: number) => width * (1 - 0.62 * share);

  const culm = limb([0, 0.25, 0.5, 0.75, 1].map((share) => [...at(share), widthAt(share)] as const));
  const leaves: string[] = [];
  const lights: string[] = [];
  let rings = '';
  for (let joint = 1; joint < joints; joint += 1) {
    const share = (joint + chance.between(-0.2, 0.2)) / joints;
    const [ringX, ringY] = at(share);
    const half = widthAt(share) * 0.62;
    rings += polygon(
      pointsOf(`${ringX - half},${ringY - width * 0.1} ${ringX + half},${ringY - width * 0.14}
      ${ringX + half},${ringY + width * 0.1} ${ringX - half},${ringY + width * 0.12}`),
    );
    if (share < leavesFrom) continue;
    const side = joint % 2 === 0 ? 1 : -1;
    const spray = leafSpray(ringX, ringY, side, height * chance.between(0.05, 0.085), chance);
    leaves.push(spray);
    if (chance.happens(0.55)) lights.push(leafSpray(ringX, ringY, side, height * 0.05, chance));
  }
  const whole = culm + leaves.join('');
  if (rim !== undefined) paintRim(canvas, culm, rim, facing, 0.7);
  canvas.path(whole, ink);
  canvas.path(rings, lit ?? ink, { opacity: 0.75 });
  if (lit === undefined) return;
  const sheen = canvas.linearGradient(
    [
      [0, lit, 0],
      [0.3, mixColours(lit, '#ffffff', 0.1), 0.5],
      [0.6, lit, 0],
    ],
    { x2: 1, y2: 0 },
  );
  canvas.path(culm, sheen);
  canvas.path(lights.join(''), lit, { opacity: 0.6 });
}

/** A twig that leaves its joint upward, and the leaves that hang from its tip. */
function leafSpray(x: number, y: number, side: 1 | -1, reach: number, chance: Chance): string {
  const tip: Point = [x + side * reach * chance.between(0.9, 1.5), y - reach * chance.between(0.3, 0.9)];
  const twig = limb([
    [x, y, reach * 0.05],
    [(x + tip[0]) / 2, (y + tip[1]) / 2 - reach * 0.12, reach * 0.04],
    [...tip, reach * 0.02],
  ]);
  const count = chance.whole(4, 7);
  const leaves = Array.from({ length: count }, (_, index) => {
    const from = 0.35 + (0.65 * index) / count;
    const root: Point = [x + (tip[0] - x) * from, y + (tip[1] - y) * from - reach * 0.06];
    const angle = Math.PI / 2 - side * chance.between(0.05, 1.25);
    return leaf(root, angle, reach * chance.between(0.6, 1.05));
  });
  return twig + leaves.join('');
}

function leaf([x, y]: Point, angle: number, length: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (share: number, aside: number): Point => [
    x + cos * length * share - sin * length * aside,
    y + sin * length * share + cos * length * aside,
  ];
  return spline([[...along(0, 0), 'corner'], along(0.35, 0.09), [...along(1, 0), 'corner'], along(0.35, -0.09)]);
}
