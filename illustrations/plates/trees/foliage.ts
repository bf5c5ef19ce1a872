// Leaves: the flat pads of acacias and baobabs, and the round clumps of forest trees. Path data.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { ellipse, spline } from '#illustrations/plates/paths.ts';

/** How far a pad's edge is from its middle line, at a share of the way across: blunt ends, flat back. */
function swell(share: number): number {
  return Math.sqrt(Math.max(0, Math.sin(Math.PI * share)));
}

/** A flat pad, billowing above and almost level below, single leaves all around its edge. */
export function leafPad(x: number, y: number, width: number, height: number, chance: Chance): string {
  const steps = Math.max(18, Math.round(width / 6));
  const phase = chance.next() * 9;
  const above: Point[] = [];
  const below: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const billow =
      0.78 + 0.16 * Math.sin(share * Math.PI * 4 + phase) + 0.1 * Math.sin(share * Math.PI * 9 + phase * 2);
    const droop = 0.16 * (1 + 0.5 * Math.sin(share * Math.PI * 6 + phase));
    const across = x - width / 2 + width * share;
    above.push([across, y - height * swell(share) * billow * 0.82]);
    if (step > 0 && step < steps) below.unshift([across, y + height * droop * swell(share)]);
  }
  return spline([...above, ...below]) + leavesAround({ x, y, width, height, above, below, steps }, chance);
}

interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  above: readonly Point[];
  below: readonly Point[];
  steps: number;
}

function leavesAround({ x, y, width, height, above, below, steps }: Pad, chance: Chance): string {
  const size = Math.max(1, Math.min(height * 0.11, width * 0.0125));
  const leaf = (leafX: number, leafY: number, [small, large]: readonly [number, number]) =>
    ellipse(leafX, leafY, size * chance.between(small, large), size * chance.between(small * 0.55, large * 0.5));
  const leaves: string[] = [];
  for (const [edgeX, edgeY] of above) {
    for (let count = 0; count < 3; count += 1) {
      const aside = (chance.between(-1, 1) * width) / steps;
      leaves.push(leaf(edgeX + aside, edgeY + chance.between(-1.6, 0.8) * size, [0.7, 1.6]));
    }
  }
  for (const [edgeX, edgeY] of below) {
    for (let count = 0; count < 2; count += 1) {
      const aside = (chance.between(-1, 1) * width) / steps;
      leaves.push(leaf(edgeX + aside, edgeY + chance.between(-0.8, 1.4) * size, [0.6, 1.4]));
    }
  }
  for (let count = 0; count < steps * 0.5; count += 1) {
    const share = chance.next();
    const above = y - height * swell(share) * 0.82 - chance.next() * size * 2.6;
    leaves.push(leaf(x - width / 2 + width * share + chance.between(-2, 2) * size, above, [0.35, 0.75]));
  }
  for (const end of [-1, 1]) {
    for (let count = 0; count < 9; count += 1) {
      const tip = x + end * (width / 2 + chance.between(-1.5, 2.6) * size);
      leaves.push(leaf(tip, y - chance.between(-0.12, 0.3) * height, [0.5, 1.2]));
    }
  }
  return leaves.join('');
}

/** A round clump with an uneven edge and leaves that stand out from it. */
export function leafClump(x: number, y: number, radiusX: number, radiusY: number, chance: Chance): string {
  const isSmall = radiusX < 26;
  const corners = isSmall ? 12 : 20;
  const phase = chance.next() * 6;
  const edge = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * Math.PI * 2;
    const reach = 1 + 0.1 * Math.sin(angle * 5 + phase) + chance.between(-0.07, 0.07);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
  const size = Math.min(radiusX, radiusY) * 0.13;
  const leaves = Array.from({ length: Math.round(isSmall ? corners * 0.8 : corners * 2.2) }, () => {
    const angle = chance.next() * Math.PI * 2;
    const leafX = x + Math.cos(angle) * radiusX * chance.between(0.92, 1.1);
    const leafY = y + Math.sin(angle) * radiusY * chance.between(0.9, 1.12);
    return ellipse(leafX, leafY, size * chance.between(0.6, 1.5), size * chance.between(0.4, 0.9));
  });
  return spline(edge) + leaves.join('');
}
