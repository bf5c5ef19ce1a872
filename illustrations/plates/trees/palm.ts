// A coconut palm: a ringed, leaning trunk and fronds that gravity bends.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { circle, limb, polygon } from '#illustrations/plates/paths.ts';
import { rootFlare } from '#illustrations/plates/trees/root-flare.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface PalmStyle extends TreeStyle {
  /** How far the crown hangs from the foot towards the facing side, in shares of the height. */
  lean?: number | undefined;
  fronds?: number | undefined;
}

const JOINTS = 26;

/** Paints a palm `height` high with its foot on (x, y). */
export function paintPalm(canvas: Canvas, x: number, y: number, height: number, style: PalmStyle): void {
  const { ink, lit, rim, name, facing = 1, lean = 0.25, fronds = 13 } = style;
  const chance = chanceOf(canvas, name);
  const aside = facing * lean * height;
  const crown: Point = [x + aside, y - height];

  paintTrunk(canvas, x, y, height, aside, style);
  const grown = Array.from({ length: fronds }, (_, index) => {
    const share = (index + 0.5) / fronds - 0.5;
    const angle = -Math.PI / 2 + share * Math.PI * 1.62 + chance.between(-0.09, 0.09);
    return { index, steep: Math.abs(share), path: frond(crown, angle, height * chance.between(0.36, 0.46)) };
  });
  // Hanging fronds lie behind, upright ones in front.
  grown.sort((first, second) => second.steep - first.steep);
  const soft = lit === undefined ? ink : mixColours(ink, lit, 0.28);
  for (const [layer, { index, path }] of grown.entries()) {
    if (rim !== undefined && index % 3 === 1)
      canvas.path(path, rim, { opacity: 0.35, transform: shifted(canvas, facing) });
    canvas.path(path, index % 3 === 1 && lit !== undefined ? lit : layer % 2 === 1 ? ink : soft);
  }
  canvas.path(coconuts(crown, height, chance), ink);
}

function shifted(canvas: Canvas, facing: 1 | -1): string {
  return `translate(${draw`${1.4 * canvas.unit * facing} ${-1.4 * canvas.unit}`})`;
}

function paintTrunk(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  aside: number,
  { ink, lit }: PalmStyle,
): void {
  const trunk = limb([
    [x, y - height * 0.01, height * 0.05],
    [x + aside * 0.1, y - height * 0.28, height * 0.034],
    [x + aside * 0.42, y - height * 0.66, height * 0.026],
    [x + aside, y - height, height * 0.024],
  ]);
  canvas.path(trunk + rootFlare(x, y + 2 * canvas.unit, height * 0.05), ink);
  const rings = Array.from({ length: 22 }, (_, ring) => {
    const share = (ring + 1) / 23;
    const left = x + aside * (0.04 + share * share * 0.92) - height * 0.014;
    const sag = draw`q${height * 0.014} ${height * 0.008} ${height * 0.028} 0`;
    const back = draw`v${height * 0.0035}q${-height * 0.014} ${height * 0.008} ${-height * 0.028} 0Z`;
    return `${draw`M${left} ${y - height * share * 0.96}`}${sag}${back}`;
  });
  canvas.path(rings.join(''), lit ?? ink, { opacity: 0.5 });
}

interface Joint {
  x: number;
  y: number;
  angle: number;
}

/** The rib of a frond and its two rows of leaflets. */
function frond([x, y]: Point, angle: number, length: number): string {
  const joints = bendingRib(x, y, angle, length);
  const leaflets = joints.slice(2).flatMap((joint, index) => {
    const share = (index + 2) / JOINTS;
    const reach = length * 0.24 * Math.sin(Math.PI * (0.12 + 0.86 * share)) ** 0.7;
    return [-1, 1].map((side) => leaflet(joint, side * (1 - 0.45 * share), reach, length * 0.016));
  });
  const rib = joints.filter((_, index) => index % 5 === 0);
  return leaflets.join('') + limb(rib.map((joint, index) => [joint.x, joint.y, length * 0.026 * (1 - index * 0.16)]));
}

/** The farther out and the more level, the faster a frond bends down. */
function bendingRib(x: number, y: number, startAngle: number, length: number): Joint[] {
  const joints: Joint[] = [];
  const slack = 0.55 + 0.45 * Math.abs(Math.cos(startAngle));
  let joint: Joint = { x, y, angle: startAngle };
  for (let index = 0; index <= JOINTS; index += 1) {
    joints.push(joint);
    const downhill = Math.cos(joint.angle) >= 0 ? 1 : -1;
    const angle = joint.angle + downhill * (0.018 + 0.075 * (index / JOINTS)) * slack;
    joint = {
      x: joint.x + (Math.cos(angle) * length) / JOINTS,
      y: joint.y + (Math.sin(angle) * length) / JOINTS,
      angle,
    };
  }
  return joints;
}

function leaflet({ x, y, angle }: Joint, turn: number, reach: number, halfBase: number): string {
  const alongX = Math.cos(angle) * halfBase;
  const alongY = Math.sin(angle) * halfBase;
  const tip: Point = [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach + reach * 0.22];
  return polygon([[x - alongX, y - alongY], tip, [x + alongX, y + alongY]]);
}

function coconuts([x, y]: Point, height: number, chance: Chance): string {
  return Array.from({ length: 5 }, () => {
    const nutY = y + height * (0.025 + chance.next() * 0.015);
    return circle(x + chance.between(-1, 1) * height * 0.025, nutY, height * 0.017);
  }).join('');
}
