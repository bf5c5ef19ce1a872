import type { LabelSide } from '#contract/records/maps.ts';

/* Where a label lies from its dot: the server keeps room for it there, the browser draws it there. */

/** Which way: to the right and down. */
export const labelDirections: Record<LabelSide, readonly [across: -1 | 0 | 1, down: -1 | 0 | 1]> = {
  right: [1, 0],
  left: [-1, 0],
  'above-right': [1, -1],
  'below-right': [1, 1],
  'above-left': [-1, -1],
  'below-left': [-1, 1],
  above: [0, -1],
  below: [0, 1],
};

/** From the middle of a dot to its label, in CSS pixels: beside it, over or under it, and off one of its corners. */
const gap = { beside: 11, over: 9, corner: { across: 7, up: 3 } };

/** How far off on that side, in CSS pixels. */
export function labelGap(side: LabelSide): { across: number; up: number } {
  const [across, down] = labelDirections[side];
  return across !== 0 && down !== 0 ? gap.corner : { across: gap.beside, up: gap.over };
}
