// A candelabra euphorbia: a short bole and ribbed arms that all turn up, the outer ones lower.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

/** Paints a euphorbia `height` high with its foot on (x, y). */
export function paintEuphorbia(canvas: Canvas, x: number, y: number, height: number, style: TreeStyle): void {
  const { ink, lit = ink, rim, name, facing = 1 } = style;
  const chance = chanceOf(canvas, name);
  const wood = limb(
    limbOf(`${x},${y - height * 0.03},${height * 0.084} ${x},${y - height * 0.2},${height * 0.074}
    ${x},${y - height * 0.42},${height * 0.05}`),
  );
  const bole = wood + rootFlare(x, y, height * 0.08);
  const behind = arms(x, y, height, { count: 12, width: 0.78, rise: 0.98 }, chance);
  const before = arms(x, y, height, { count: 13, width: 0.9, rise: 0.95 }, chance);

  canvas.ellipse(x, y + height * 0.004, height * 0.24, height * 0.014, ink, { opacity: 0.34 });
  if (rim !== undefined) paintRim(canvas, bole + behind.join('') + before.join(''), rim, facing, 0.55);
  canvas.path(behind.join(''), mixColours(ink, lit, 0.62));
  canvas.path(bole, ink);
  canvas.path(before.join(''), ink);
  canvas.path(litEdges(x, y, height, facing, chanceOf(canvas, `${name} light`)), lit, { opacity: 0.5 });
}

interface Fan {
  count: number;
  /** Of the whole crown, and how high its middle reaches: shares of the height. */
  width: number;
  rise: number;
}

/** Arms from one side of the crown to the other, every second one forked. */
function arms(x: number, y: number, height: number, { count, width, rise }: Fan, chance: Chance): string[] {
  return Array.from({ length: count }, (_, index) => {
    const across = (index + 0.5 + chance.between(-0.2, 0.2)) / count - 0.5;
    const arm: Arm = {
      x: x + across * height * 0.06,
      y: y - height * (0.36 - 0.12 * Math.abs(across) + chance.between(-0.03, 0.03)),
      outX: x + across * height * width,
      top: y - height * (rise - 1.15 * across * across + chance.between(-0.04, 0.03)),
      from: 0,
      width: height * 0.031,
    };
    const main = limb(armLine(arm));
    if (index % 2 === 0) return main;
    const inward = across > 0 ? -1 : 1;
    const shorter = (arm.top - arm.y) * chance.between(0.8, 0.92);
    const twin = { ...arm, outX: arm.outX + inward * height * 0.036, top: arm.y + shorter, from: 0.4 };
    return main + limb(armLine(twin));
  });
}

interface Arm {
  x: number;
  y: number;
  outX: number;
  top: number;
  /** Where on its way a fork leaves the arm, 0 for the arm itself. */
  from: number;
  width: number;
}

const SEGMENTS = 7;

/** An arm leaves the bole sideways and turns up; its ribs swell and narrow from segment to segment. */
function armLine({ x, y, outX, top, from, width }: Arm): LimbPoint[] {
  const line: LimbPoint[] = [];
  for (let half = 0; half <= SEGMENTS * 2; half += 1) {
    const share = from + (1 - from) * (half / (SEGMENTS * 2));
    const isWaist = half % 2 === 0;
    const swell = share < 0.3 ? 0.92 : isWaist ? 0.94 : 1.22;
    const tip = half === SEGMENTS * 2 ? 0.55 : 1;
    line.push([x + (outX - x) * (1 - (1 - share) ** 2.6), y + (top - y) * share ** 1.25, width * swell * tip]);
  }
  return line;
}

/** Light along the arms on the side it comes from. */
function litEdges(x: number, y: number, height: number, facing: 1 | -1, chance: Chance): string {
  return Array.from({ length: 11 }, (_, index) => {
    const across = (index + 0.5) / 11 - 0.5;
    const edgeX = x + across * height * 0.5 + facing * height * 0.006;
    const top = y - height * (0.9 - 0.4 * across * across) + height * chance.between(0.03, 0.1);
    const foot = top + height * chance.between(0.12, 0.24);
    return limb(
      limbOf(`${edgeX},${top},${height * 0.002} ${edgeX},${(top + foot) / 2},${height * 0.007}
      ${edgeX},${foot},${height * 0.002}`),
    );
  }).join('');
}
