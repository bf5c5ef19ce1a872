// Printer's grain: tiny squares that thin out away from a skyline or from the sun.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';

export interface Stipple {
  count: number;
  /** How far below the line it reaches, in multiples of `canvas.unit`. */
  depth: number;
  colour: Colour;
  opacity?: number;
  size?: Range;
  /** The stretch of the picture's width it covers, in shares. */
  from?: number;
  to?: number;
  /** How quickly it thins out. */
  falloff?: number;
  name: string;
}

/** Stipple that hangs below a line. */
export function paintStipple(canvas: Canvas, points: readonly Point[], stipple: Stipple): void {
  const { count, depth, colour, opacity = 0.35, size = [0.7, 1.5], from = 0, to = 1, falloff = 2.2, name } = stipple;
  const chance = chanceOf(canvas, name);
  let squares = '';
  for (let dot = 0; dot < count; dot += 1) {
    const x = canvas.x(chance.between(from, to));
    const below = (chance.next() ** falloff * depth + 1.2) * canvas.unit;
    squares += square(x, heightAt(points, x) + below, chance.between(...size) * canvas.unit);
  }
  canvas.path(squares, colour, { opacity });
}

export interface SunStipple {
  colour: Colour;
  count?: number;
  opacity?: number;
}

/** Stipple around a light, between two radii. */
export function paintSunStipple(
  canvas: Canvas,
  x: number,
  y: number,
  [inner, outer]: Range,
  { colour, count = 1600, opacity = 0.4 }: SunStipple,
): void {
  const chance = chanceOf(canvas, 'sun-stipple');
  let squares = '';
  for (let dot = 0; dot < count; dot += 1) {
    const distance = inner + (outer - inner) * chance.next() ** 1.9;
    const angle = chance.next() * 2 * Math.PI;
    const size = chance.between(0.8, 1.7) * canvas.unit;
    squares += square(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, size);
  }
  canvas.path(squares, colour, { opacity });
}

function square(x: number, y: number, size: number): string {
  return draw`M${x} ${y}h${size}v${size}h${-size}z`;
}
