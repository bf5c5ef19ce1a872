// A fern: fronds that arch out of one foot, each with two rows of leaflets.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import type { TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

export interface FernStyle extends TreeStyle {
  fronds?: number | undefined;
}

const JOINTS = 18;

/** Paints a fern with fronds about `length` long, growing from (x, y). */
export function paintFern(canvas: Canvas, x: number, y: number, length: number, style: FernStyle): void {
  const { ink, name, fronds = 9 } = style;
  const chance = chanceOf(canvas, name);
  const paths = Array.from({ length: fronds }, (_, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / fronds - 0.5) * Math.PI * 1.25 + chance.between(-0.1, 0.1);
    return frond(x, y, angle, length * chance.between(0.75, 1.1));
  });
  canvas.path(paths.join(''), ink);
}

interface Joint {
  x: number;
  y: number;
  angle: number;
}

function frond(x: number, y: number, startAngle: number, length: number): string {
  const joints: Joint[] = [];
  let joint: Joint = { x, y, angle: startAngle };
  for (let index = 0; index <= JOINTS; index += 1) {
    joints.push(joint);
    const downhill = Math.cos(joint.angle) >= 0 ? 1 : -1;
    const angle = joint.angle + (downhill * (0.03 + (0.09 * index) / JOINTS) * 14) / JOINTS;
    joint = {
      x: joint.x + (Math.cos(angle) * length) / JOINTS,
      y: joint.y + (Math.sin(angle) * length) / JOINTS,
      angle,
    };
  }
  const leaflets = joints.slice(3, -1).flatMap((at, index) => {
    const share = (index + 3) / JOINTS;
    const reach = length * (0.2 * (1 - share) * Math.min(1, share * 5) + 0.02);
    return [-1.15, 1.15].map((turn) => leaflet(at, turn, reach, length * 0.017));
  });
  const rib = joints.filter((_, index) => index % 9 === 0);
  return leaflets.join('') + limb(rib.map((at, index) => [at.x, at.y, length * 0.018 * (1 - index * 0.3)]));
}

function leaflet({ x, y, angle }: Joint, turn: number, reach: number, halfBase: number): string {
  const alongX = Math.cos(angle) * halfBase;
  const alongY = Math.sin(angle) * halfBase;
  const tipX = Math.cos(angle + turn) * reach;
  const tipY = Math.sin(angle + turn) * reach;
  return spline([
    [x - alongX, y - alongY],
    [x + tipX * 0.6 - alongX, y + tipY * 0.6 - alongY],
    [x + tipX, y + tipY, 'corner'],
    [x + tipX * 0.6 + alongX, y + tipY * 0.6 + alongY],
    [x + alongX, y + alongY],
  ]);
}
