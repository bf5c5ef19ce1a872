// Tiny trees and bushes along a distant skyline.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';

export interface TreeLine {
  count: number;
  height: Range;
  colour: Colour;
  opacity?: number;
  /** Bushes only, where no tree grows. */
  bushes?: boolean;
  name: string;
}

export function paintTreeLine(canvas: Canvas, points: readonly Point[], line: TreeLine): void {
  const { count, height, colour, opacity = 0.8, bushes = false, name } = line;
  const chance = chanceOf(canvas, name);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = chance.next() * canvas.width;
    const y = heightAt(points, x);
    const size = chance.between(...height) * canvas.unit;
    path +=
      !bushes && chance.happens(0.7) ? tinyAcacia(x, y + 1, size, chance) : bush(x, y + size * 0.1, size * 0.6, chance);
  }
  canvas.path(path, colour, { opacity });
}

/** A stem that forks under two flat crowns. */
function tinyAcacia(x: number, y: number, height: number, chance: Chance): string {
  const spread = height * chance.between(1.3, 2);
  const fork = y - height * 0.5;
  const under = y - height * 0.8;
  const stem =
    draw`M${x - height * 0.03} ${y}L${x - height * 0.02} ${fork}L${x - spread * 0.28} ${under}` +
    draw`L${x + spread * 0.28} ${under}L${x + height * 0.03} ${fork}L${x + height * 0.04} ${y}Z`;
  const crown = lens(x, y - height * 0.82, spread, height * 0.35);
  const top = lens(x + spread * chance.between(-0.1, 0.1), y - height * 0.93, spread * 0.62, height * 0.26);
  return stem + crown + top;
}
