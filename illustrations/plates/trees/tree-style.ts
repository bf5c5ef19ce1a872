// What every tree is told.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';

export interface TreeStyle {
  ink: Colour;
  /** Of the leaves that catch the light; none are lit when left out. */
  lit?: Colour | undefined;
  /** Of the edge of light around it. */
  rim?: Colour | undefined;
  /** Names the tree's dice: two trees of one name and canvas are twins. */
  name: string;
  /** The side it leans and looks to, and the light comes from: 1 right, -1 left. */
  facing?: 1 | -1 | undefined;
}

/** The whole tree once more, a little up and towards the light. */
export function paintRim(canvas: Canvas, paths: string, rim: Colour, facing: 1 | -1, opacity: number): void {
  const x = Math.round(17 * canvas.unit * facing) / 10;
  const y = Math.round(-13 * canvas.unit) / 10;
  canvas.path(paths, rim, { transform: `translate(${x} ${y})`, opacity });
}
