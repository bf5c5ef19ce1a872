// Holes in walls: square, arched, with their glazing bars.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { draw } from '#illustrations/plates/draw.ts';

/** Left, top, right and foot of an opening, as shares of the picture. */
export type Opening = readonly [left: number, top: number, right: number, foot: number];

export function squareOpening(canvas: Canvas, [left, top, right, foot]: Opening): string {
  return draw`M${canvas.x(left)} ${canvas.y(top)}H${canvas.x(right)}V${canvas.y(foot)}H${canvas.x(left)}Z`;
}

/** A round head, or with a `point` above 0 the pointed one of the coast. */
export function archedOpening(canvas: Canvas, [left, top, right, foot]: Opening, point = 0): string {
  const [x, toX, apex, bottom] = [canvas.x(left), canvas.x(right), canvas.y(top), canvas.y(foot)];
  const half = (toX - x) / 2;
  const spring = apex + half * (0.92 + point * 0.3);
  const shoulder = half * (0.56 - point * 0.1);
  const tip = half * point * 0.35;
  const leftSide = draw`M${x} ${bottom}V${spring}C${x} ${spring - shoulder} ${x + half - shoulder} ${apex + tip} ${x + half} ${apex}`;
  return leftSide + draw`C${x + half + shoulder} ${apex + tip} ${toX} ${spring - shoulder} ${toX} ${spring}V${bottom}Z`;
}

/** Upright and level bars that divide an opening into panes, as a stroke. */
export function glazingBars(canvas: Canvas, [left, top, right, foot]: Opening, columns: number, rows: number): string {
  let path = '';
  for (let column = 1; column < columns; column += 1) {
    path += draw`M${canvas.x(left + ((right - left) * column) / columns)} ${canvas.y(top)}V${canvas.y(foot)}`;
  }
  for (let row = 1; row < rows; row += 1) {
    path += draw`M${canvas.x(left)} ${canvas.y(top + ((foot - top) * row) / rows)}H${canvas.x(right)}`;
  }
  return path;
}
