// Clouds drawn out into streaks by the wind.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { spline } from '#illustrations/plates/paths.ts';

export interface Streaks {
  /** The middle of the bank of streaks, on the canvas. */
  y: number;
  count: number;
  width: Range;
  height: Range;
  colour: Colour;
  opacity: number;
  /** How far they lie above and below the middle, in multiples of `canvas.unit`. */
  spread?: number;
  /** The stretch of the picture's width they cover, in shares. */
  from?: number;
  to?: number;
  name: string;
}

export function paintStreaks(canvas: Canvas, streaks: Streaks): void {
  const { y, count, width, height, colour, opacity, spread = 60, from = 0, to = 1, name } = streaks;
  const chance = chanceOf(canvas, name);
  let path = '';
  for (let streak = 0; streak < count; streak += 1) {
    const x = canvas.x(chance.between(from, to));
    const middle = y + chance.between(-1, 1) * spread * canvas.unit;
    const length = chance.between(...width) * canvas.unit;
    const thickness = chance.between(...height) * canvas.unit;
    path += ribbon(x, middle, length, thickness, chance);
    const companions = chance.whole(1, 2);
    for (let companion = 0; companion < companions; companion += 1) {
      const aside = chance.between(-0.38, 0.38) * length;
      const apart = (chance.happens(0.55) ? -1.15 : 1.15) * thickness;
      const scale = [length * chance.between(0.25, 0.55), thickness * chance.between(0.45, 0.7)] as const;
      path += ribbon(x + aside, middle + apart, ...scale, chance);
    }
  }
  canvas.path(path, colour, { opacity });
}

const RIBBON_STEPS = 18;

/** A streak: an undulating top over a nearly flat base, with tapered ends. */
function ribbon(x: number, y: number, width: number, height: number, chance: Chance): string {
  const topPhase = chance.between(0, 6);
  const basePhase = chance.between(0, 6);
  const waves = chance.between(2.2, 4.2);
  const top: Point[] = [];
  const base: Point[] = [];
  for (let step = 0; step <= RIBBON_STEPS; step += 1) {
    const share = step / RIBBON_STEPS;
    const arch = Math.sin(Math.PI * share);
    const across = x - width / 2 + width * share;
    const swell = 0.55 + 0.45 * Math.abs(Math.sin(share * waves * Math.PI + topPhase)) ** 0.8;
    top.push([across, y - height * Math.max(0, arch) ** 0.62 * swell * 0.85]);
    const sag = 0.6 + 0.4 * Math.sin(share * 7 + basePhase);
    if (step > 0 && step < RIBBON_STEPS) base.push([across, y + height * 0.28 * arch ** 0.7 * sag]);
  }
  return spline([...top, ...base.reverse()]);
}
