// Thatch: straw laid in courses, combed downward, ragged at the eaves.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';

/** A roof seen from the front, in the prop's own coordinates: its ridge, its eaves, how far its slopes sag. */
export interface ThatchedRoof {
  readonly ridge: readonly [left: number, right: number, y: number];
  readonly eaves: readonly [left: number, right: number, y: number];
  /** How far the eaves hang lower at the corners than in the middle. */
  readonly droop: number;
  readonly courses: number;
}

export interface ThatchTones {
  readonly straw: Colour;
  readonly strawLit: Colour;
  readonly strawShade: Colour;
}

/** A point of the roof: how far down its slope (0 the ridge, 1 the eaves) and how far across. */
function onRoof({ ridge, eaves, droop }: ThatchedRoof, down: number, across: number): Point {
  const spread = down ** 1.28;
  const left = interpolate(ridge[0], eaves[0], spread);
  const right = interpolate(ridge[1], eaves[1], spread);
  const sag = droop * (2 * across - 1) ** 2 * down;
  return [interpolate(left, right, across), interpolate(ridge[2], eaves[2], down) + sag];
}

export function paintThatch(canvas: Canvas, roof: ThatchedRoof, tones: ThatchTones, chance: Chance): void {
  const outline = roofOutline(roof, chance);
  const straw = canvas.linearGradient([
    [0, tones.strawLit],
    [0.45, tones.straw],
    [1, mixColours(tones.straw, tones.strawShade, 0.55)],
  ]);
  canvas.path(outline, straw);
  paintWithin(canvas, outline, () => {
    paintStraws(canvas, roof, tones, chance);
    paintCourses(canvas, roof, tones, chance);
    const away = canvas.linearGradient(
      [
        [0, tones.strawShade, 0],
        [0.5, tones.strawShade, 0.05],
        [0.62, tones.strawShade, 0.42],
        [1, tones.strawShade, 0.6],
      ],
      { x2: 1, y2: 0 },
    );
    canvas.path(outline, away);
  });
  paintRidgeCap(canvas, roof, tones);
}

function roofOutline(roof: ThatchedRoof, chance: Chance): string {
  const steps = 8;
  const side = (across: number) => Array.from({ length: steps + 1 }, (_, step) => onRoof(roof, step / steps, across));
  const straws = Math.round((roof.eaves[1] - roof.eaves[0]) / 4);
  const fringe: Point[] = [];
  for (let straw = 1; straw < straws; straw += 1) {
    const [x, y] = onRoof(roof, 1, 1 - straw / straws);
    fringe.push([x, y + (straw % 2 === 0 ? chance.between(0, 2) : chance.between(2, 6))]);
  }
  const points = [...side(1), ...fringe, ...side(0).reverse()];
  return `M${points.map(([x, y]) => draw`${x} ${y}`).join('L')}Z`;
}

/** Single straws that catch the light or throw a shadow. */
function paintStraws(canvas: Canvas, roof: ThatchedRoof, tones: ThatchTones, chance: Chance): void {
  let lit = '';
  let shaded = '';
  const count = Math.round((roof.eaves[1] - roof.eaves[0]) * 0.7);
  for (let straw = 0; straw < count; straw += 1) {
    const across = chance.next();
    const from = chance.between(0, 0.9);
    const [x, y] = onRoof(roof, from, across);
    const [toX, toY] = onRoof(roof, Math.min(1, from + chance.between(0.08, 0.26)), across);
    const path = draw`M${x} ${y}L${toX} ${toY}`;
    if (chance.happens(0.5)) lit += path;
    else shaded += path;
  }
  canvas.path(lit, 'none', { stroke: tones.strawLit, 'stroke-width': 1, opacity: 0.45 });
  canvas.path(shaded, 'none', { stroke: tones.strawShade, 'stroke-width': 1, opacity: 0.4 });
}

/** The ragged lower edge of every course, and the shadow under it. */
function paintCourses(canvas: Canvas, roof: ThatchedRoof, tones: ThatchTones, chance: Chance): void {
  let shadows = '';
  for (let course = 1; course < roof.courses; course += 1) {
    const down = course / roof.courses;
    const steps = Math.round(18 + 60 * down);
    const edge: Point[] = [];
    for (let step = 0; step <= steps; step += 1) {
      edge.push(onRoof(roof, down + (step % 2 === 0 ? 0 : chance.between(0.01, 0.045)), step / steps));
    }
    const lower = edge.map(([x, y]): Point => [x, y + 2.4]).reverse();
    shadows += `M${[...edge, ...lower].map(([x, y]) => draw`${x} ${y}`).join('L')}Z`;
  }
  canvas.path(shadows, tones.strawShade, { opacity: 0.42 });
}

function paintRidgeCap(canvas: Canvas, roof: ThatchedRoof, tones: ThatchTones): void {
  const [left, right, y] = roof.ridge;
  const reach = Math.max(5, (right - left) * 0.06);
  const cap = draw`M${left - reach * 0.4} ${y + 1}Q${(left + right) / 2} ${y - 7} ${right + reach * 0.4} ${y + 1}L${right + reach} ${y + 11}Q${(left + right) / 2} ${y + 5} ${left - reach} ${y + 11}Z`;
  canvas.path(cap, mixColours(tones.strawShade, tones.straw, 0.35));
}
