// A giant lobelia: a woolly column above a rosette.

import { limbOf } from '#illustrations/drawing/points.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { limb, polygon } from '#illustrations/plates/paths.ts';
import { rosette } from '#illustrations/plates/trees/rosette.ts';
import { paintRim, type TreeStyle } from '#illustrations/plates/trees/tree-style.ts';

const BRACT_ROWS = 13;

/** Paints a lobelia `height` high with its foot on (x, y). */
export function paintLobelia(canvas: Canvas, x: number, y: number, height: number, style: TreeStyle): void {
  const { ink, lit = ink, rim, name, facing = 1 } = style;
  const chance = chanceOf(canvas, name);
  const column = limb(
    limbOf(`${x},${y},${height * 0.11} ${x},${y - height * 0.45},${height * 0.145}
    ${x},${y - height * 0.86},${height * 0.1} ${x},${y - height},${height * 0.03}`),
  );
  const bracts = Array.from({ length: BRACT_ROWS }, (_, row) => bractPair(x, y, height, row)).join('');
  const low = rosette(
    x,
    y - height * 0.02,
    { leaves: 19, radius: height * 0.3, opening: Math.PI * 1.15, breadth: 0.13 },
    chance,
  );

  if (rim !== undefined) paintRim(canvas, column + bracts, rim, facing, 0.6);
  canvas.path(column + bracts, ink);
  canvas.path(rowLights(x, y, height, facing), lit, { opacity: 0.5 });
  canvas.path(low.join(''), ink);
  canvas.path(low.filter((_, index) => index % 3 === 1).join(''), lit, { opacity: 0.7 });
}

/** How high a row of bracts sits and how wide the column is there. */
function rowAt(y: number, height: number, row: number): [rowY: number, half: number] {
  const share = (row + 2) / (BRACT_ROWS + 2.5);
  return [y - height * share, height * 0.075 * Math.sin(Math.PI * (0.3 + share * 0.66)) ** 0.6];
}

/** One bract on either side, its point standing off the column. */
function bractPair(x: number, y: number, height: number, row: number): string {
  const [rowY, half] = rowAt(y, height, row);
  return [-1, 1]
    .map((side) =>
      polygon([
        [x + side * half * 0.4, rowY + height * 0.03],
        [x + side * half * 1.35, rowY - height * 0.012],
        [x + side * half * 0.4, rowY - height * 0.024],
      ]),
    )
    .join('');
}

function rowLights(x: number, y: number, height: number, facing: 1 | -1): string {
  return Array.from({ length: BRACT_ROWS }, (_, row) => {
    const [rowY, half] = rowAt(y, height, row);
    return lens(x + facing * half * 0.2, rowY, half * 1.3, height * 0.016);
  }).join('');
}
