// A rosette of pointed leaves, as the giants of the high moorland carry. Path data of each leaf.

import type { Chance } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';

export interface RosettePlan {
  leaves: number;
  radius: number;
  /** How much of the circle it opens over, upwards, in radians. */
  opening: number;
  /** Half of a leaf's width, in radians. */
  breadth: number;
}

export function rosette(x: number, y: number, plan: RosettePlan, chance: Chance): string[] {
  const { leaves, radius, opening, breadth } = plan;
  return Array.from({ length: leaves }, (_, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / leaves - 0.5) * opening + chance.between(-0.04, 0.04);
    const reach = radius * chance.between(0.85, 1.1);
    const at = (turn: number, share: number) =>
      draw`${x + Math.cos(angle + turn) * reach * share} ${y + Math.sin(angle + turn) * reach * share}`;
    const foot = draw`${x} ${y}`;
    return `M${foot}Q${at(-breadth, 0.62)} ${at(0, 1)}Q${at(breadth, 0.62)} ${foot}Z`;
  });
}
