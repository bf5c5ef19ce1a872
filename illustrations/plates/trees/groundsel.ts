// A giant groundsel of the high moorland: a thick forking stem in a coat of dead leaves, a rosette on every branch.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import { rosette } from '#illustrations/plates/trees/rosette.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

const UP = -Math.PI / 2;

/** Paints a groundsel `height` high with its foot on (x, y). */
export function paintGroundsel(canvas: Canvas, x: number, y: number, height: number, style: TreeStyle): void {
  const { ink, lit = ink, rim, name, facing = 1 } = style;
  const chance = chanceOf(canvas, name);
  const { wood, tips } = fork(x, y + 3, height, chance);
  const radius = height * 0.17;
  const coats = tips.map((tip) => deadLeaves(tip, chance)).join('');
  if (rim !== undefined) paintRim(canvas, wood + coats, rim, facing, 0.6);
  canvas.path(wood + coats, ink);
  for (const { x: tipX, y: tipY } of tips) {
    const back = rosette(tipX, tipY, { leaves: 17, radius, opening: Math.PI * 1.6, breadth: 0.17 }, chance);
    const front = rosette(
      tipX,
      tipY,
      { leaves: 9, radius: radius * 0.78, opening: Math.PI * 1.25, breadth: 0.19 },
      chance,
    );
    canvas.path(back.join(''), ink);
    canvas.path(front.filter((_, index) => index % 2 === 0).join(''), mixColours(ink, lit, 0.55));
    canvas.path(front.filter((_, index) => index % 2 === 1).join(''), lit);
  }
}

/** The end of a branch and the way it points. */
interface Tip {
  x: number;
  y: number;
  angle: number;
  thick: number;
  length: number;
}

function fork(x: number, y: number, height: number, chance: Chance): { wood: string; tips: Tip[] } {
  const tips: Tip[] = [];
  let wood = rootFlare(x, y, height * 0.07);
  const branch = (fromX: number, fromY: number, angle: number, length: number, thick: number, forks: number) => {
    const endX = fromX + Math.cos(angle) * length;
    const endY = fromY + Math.sin(angle) * length;
    wood += limb([
      [fromX, fromY, thick],
      [(fromX + endX) / 2, (fromY + endY) / 2, thick * 0.95],
      [endX, endY, thick],
    ]);
    if (forks === 0) {
      tips.push({ x: endX, y: endY, angle, thick, length });
      return;
    }
    branch(endX, endY, angle - 0.5 + chance.between(-0.06, 0.06), length * 0.62, thick * 0.85, forks - 1);
    branch(endX, endY, angle + 0.45 + chance.between(-0.06, 0.06), length * 0.72, thick * 0.85, forks - 1);
  };
  branch(
    x,
    y - height * 0.02,
    UP + chance.between(-0.06, 0.06),
    height * 0.46,
    height * 0.07,
    chance.happens(0.75) ? 1 : 2,
  );
  return { wood, tips };
}

/** The coat of dead leaves along the last part of a branch, ragged like a broom that hangs from the rosette. */
function deadLeaves({ x, y, angle, thick, length }: Tip, chance: Chance): string {
  const back = (share: number): Point => [x - Math.cos(angle) * length * share, y - Math.sin(angle) * length * share];
  const coat = limb([
    [...back(0.72), thick * 1.02],
    [...back(0.45), thick * 1.6],
    [...back(0.15), thick * 1.9],
    [...back(-0.04), thick * 1.3],
  ]);
  const across: Point = [-Math.sin(angle), Math.cos(angle)];
  const rags = Array.from({ length: 16 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const share = 0.02 + (index / 16) * 0.62;
    const [footX, footY] = back(share);
    const [tipX, tipY] = back(share + chance.between(0.16, 0.26));
    const out = side * thick * chance.between(0.82, 1.12) * (1 - share * 0.5);
    const inner = out * 0.45;
    return polygon([
      [footX + across[0] * inner, footY + across[1] * inner],
      [footX + across[0] * out * 0.95, footY + across[1] * out * 0.95],
      [tipX + across[0] * out, tipY + across[1] * out],
    ]);
  });
  return coat + rags.join('');
}
