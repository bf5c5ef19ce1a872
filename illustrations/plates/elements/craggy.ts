// Rock: a line between a few points, broken again and again at its middles.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';

export interface Crag {
  /** How far a middle may leave its line, as a share of the line's length. */
  roughness?: number;
  /** How often every line is broken. */
  depth?: number;
  name: string;
}

/** Every finer break is this much gentler. */
const SMOOTHING = 0.86;

export function craggyLine(canvas: Canvas, control: readonly Point[], crag: Crag): Point[] {
  const { roughness = 0.22, depth = 5, name } = crag;
  const chance = chanceOf(canvas, name);
  let line = [...control];
  for (let pass = 0; pass < depth; pass += 1) {
    const strength = roughness * SMOOTHING ** pass;
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (next === undefined) return [point];
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const [aside, rise] = [chance.between(-0.5, 0.5), chance.between(-0.5, 0.5)];
      const middle: Point = [
        (point[0] + next[0]) / 2 + aside * length * strength * 0.4,
        (point[1] + next[1]) / 2 + rise * length * strength,
      ];
      return [point, middle];
    });
  }
  return line;
}
