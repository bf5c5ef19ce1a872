// The icon of the installed site: the header mark without its rim, on a square of acacia green that reaches every edge,
// so that a phone may cut any shape out of it.

import { group, rectangle, shape, svgDocument } from '#illustrations/drawing/svg.ts';
import { ACACIA_GREEN, CREAM, LOGO_SIZE, logoSun, logoTree } from '#illustrations/logo.ts';

/** How much of the square the mark takes; 1 is the size it has in the header. */
export type MarkShare = number;

/** Rounded corners cut little away. */
export const roundedShare: MarkShare = 0.94;

/** A maskable icon may be cut to a circle four fifths as wide as the square; the crown's tips stay inside it. */
export const maskableShare: MarkShare = 0.84;

/** Wide enough to reach the square's edges however small the mark is drawn, and as round as the mark's own hill. */
const GROUND = 'M-200 562Q320 490 840 562V900H-200z';

/** The square icon as SVG, 640 by 640. */
export function drawAppIcon(share: MarkShare): string {
  const margin = ((1 - share) * LOGO_SIZE) / 2;
  // Not `place()`, which keeps two decimals: fine for scenery, visible on an edge that has to meet the pixel grid.
  const transform = `translate(${margin} ${margin}) scale(${share})`;
  return svgDocument(LOGO_SIZE, LOGO_SIZE, [
    rectangle(0, 0, LOGO_SIZE, LOGO_SIZE, ACACIA_GREEN),
    group({ transform }, [...logoSun(), shape(logoTree() + GROUND, CREAM)]),
  ]);
}
