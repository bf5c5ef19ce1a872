// The umbrella thorn: a short trunk that forks low, branches that fan out, and a crown of flat pads in tiers.

import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import { leafPad } from '#illustrations/plates/trees/foliage.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface AcaciaStyle extends TreeStyle {
  /** How far the crown stands from the foot towards its facing side, in shares of the height. */
  lean?: number | undefined;
  /** 2 to 4: how many levels of pads. */
  tiers?: number | undefined;
  /** Width of the crown in shares of the height. */
  spread?: number | undefined;
}

/** A pad of the crown: its place and width in shares of the spread, its height in shares of the tree's. */
type PadPlan = readonly [x: number, y: number, width: number, height: number];

const top: readonly PadPlan[] = [
  [-0.05, -1, 0.5, 0.085],
  [0.2, -0.965, 0.36, 0.07],
  [-0.27, -0.945, 0.34, 0.07],
  [-0.4, -0.855, 0.36, 0.07],
  [0.4, -0.885, 0.34, 0.07],
];

const shoulder: readonly PadPlan[] = [
  [-0.53, -0.755, 0.26, 0.052],
  [0.54, -0.785, 0.26, 0.055],
  [0.16, -0.815, 0.24, 0.05],
];

const lower: readonly PadPlan[] = [
  [-0.17, -0.76, 0.24, 0.048],
  [0.37, -0.7, 0.2, 0.04],
  [-0.4, -0.665, 0.16, 0.035],
];

interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Wide pads hang on thick branches. */
  share: number;
}

/** Paints an acacia `height` high with its foot on (x, y). */
export function paintAcacia(canvas: Canvas, x: number, y: number, height: number, style: AcaciaStyle): void {
  const { ink, lit, rim, name, facing = 1, lean = 0, tiers = 3, spread = 1.62 } = style;
  const chance = chanceOf(canvas, name);
  const aside = facing * lean * height;
  const fork: Point = [x + aside * 0.5 + facing * 0.01 * height, y - height * chance.between(0.27, 0.34)];
  const plans = [...top, ...(tiers > 2 ? shoulder : []), ...(tiers > 3 ? lower : [])];

  let wood = trunk(x, y, height, fork, aside * 0.2);
  let leaves = '';
  let light = '';
  for (const plan of plans) {
    const pad = placePad(plan, { x: x + aside, y, height, width: height * spread, facing }, chance);
    wood += branchTo(pad, fork, height, chance);
    leaves += padLeaves(pad, chance);
    light += litLeaves(pad, facing, chance);
  }

  canvas.ellipse(x + height * 0.05, y + height * 0.018, height * 0.34, height * 0.026, ink, { opacity: 0.34 });
  if (rim !== undefined) paintRim(canvas, wood + leaves, rim, facing, 0.8);
  canvas.path(wood + leaves, ink);
  if (lit !== undefined) canvas.path(light, lit, { opacity: 0.5 });
}

/** Flared roots, a waist, and the fork the branches leave from. */
function trunk(x: number, y: number, height: number, [forkX, forkY]: Point, bend: number): string {
  const at = (shareX: number, shareY: number): Point => [x + shareX * height, y + shareY * height];
  return spline([
    [...at(-0.082, 0.022), 'corner'],
    at(-0.046, -0.018),
    at(-0.032, -0.09),
    [x + bend - height * 0.026, y - height * 0.18],
    [forkX - height * 0.028, forkY, 'corner'],
    [forkX + height * 0.028, forkY, 'corner'],
    [x + bend + height * 0.026, y - height * 0.18],
    at(0.033, -0.09),
    at(0.05, -0.02),
    [...at(0.092, 0.022), 'corner'],
    at(0.03, 0.012),
    at(0, 0.026),
    at(-0.035, 0.012),
  ]);
}

interface Crown {
  x: number;
  y: number;
  height: number;
  width: number;
  facing: 1 | -1;
}

function placePad([shareX, shareY, shareWidth, shareHeight]: PadPlan, crown: Crown, chance: Chance): Pad {
  const { x, y, height, width, facing } = crown;
  return {
    x: x + (facing * shareX + chance.between(-0.02, 0.02)) * width,
    y: y + (shareY + chance.between(-0.012, 0.012)) * height,
    width: shareWidth * width * chance.between(0.92, 1.1),
    height: shareHeight * height * chance.between(0.95, 1.2),
    share: shareWidth,
  };
}

/** One branch from the fork to the pad, four twigs that carry its leaves, and two more under a wide pad. */
function branchTo(pad: Pad, [forkX, forkY]: Point, height: number, chance: Chance): string {
  const { x, y, share } = pad;
  const width = height * 0.03 * (0.55 + share);
  const elbowX = forkX * 0.42 + x * 0.58 + (x - forkX) * 0.1;
  const elbowY = forkY * 0.4 + (y + pad.height * 0.1) * 0.6 + height * 0.05;
  const underside = y + pad.height * 0.05;
  const toElbow = (part: number): Point => [forkX + (elbowX - forkX) * part, forkY + (elbowY - forkY) * part];
  const [middleX] = [forkX + (x - forkX) * 0.3];

  let wood = limb(
    limbOf(`${forkX},${forkY + height * 0.025},${width * 1.3} ${middleX},${toElbow(0.52)[1]},${width * 1.02}
    ${elbowX},${elbowY},${width * 0.74} ${x},${underside},${width * 0.34}`),
  );
  for (const side of [-1, -0.45, 0.5, 1]) {
    wood += limb([
      [elbowX + (x - elbowX) * 0.2, elbowY + (y - elbowY) * 0.2, width * 0.42],
      [elbowX + (x + side * pad.width * 0.24 - elbowX) * 0.55, elbowY + (y - elbowY) * 0.58, width * 0.28],
      [x + side * pad.width * chance.between(0.26, 0.4), underside, width * 0.12],
    ]);
  }
  if (share <= 0.3) return wood;
  for (const side of [-1, 1]) {
    wood += limb([
      [...toElbow(0.5), width * 0.5],
      [x + side * pad.width * 0.2, y + height * 0.1, width * 0.34],
      [x + side * pad.width * 0.42, underside, width * 0.13],
    ]);
  }
  return wood;
}

/** Three bodies, so that the pad is uneven from every side. */
function padLeaves({ x, y, width, height }: Pad, chance: Chance): string {
  return (
    leafPad(x, y, width, height * 1.05, chance) +
    leafPad(x + chance.between(-0.14, 0.14) * width, y - height * 0.42, width * 0.66, height * 0.8, chance) +
    leafPad(x + chance.between(-0.3, 0.3) * width, y + height * 0.18, width * 0.4, height * 0.5, chance)
  );
}

function litLeaves({ x, y, width, height }: Pad, facing: 1 | -1, chance: Chance): string {
  return (
    leafPad(x + facing * width * 0.06, y - height * 0.62, width * 0.56, height * 0.34, chance) +
    leafPad(x - facing * width * 0.2, y - height * 0.3, width * 0.3, height * 0.22, chance)
  );
}
