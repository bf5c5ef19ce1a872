// The sheet every poster is printed on, in units of its view box.

export const SHEET_WIDTH = 1600;
export const SHEET_HEIGHT = 1000;

/** How far land and cloth reach beyond the edges, so that no seam shows there. */
export const SHEET_BLEED = 20;
