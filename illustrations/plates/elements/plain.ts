// The plain: a gradient from the horizon to the viewer, with streaks of light and shade, tufts and bushes that grow and
// spread apart as they come near.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { tuft } from '#illustrations/plates/elements/tuft.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export interface Plain {
  /** Where it begins, on the canvas. */
  y: number;
  far: Colour;
  near: Colour;
  light: Colour;
  dark: Colour;
  bush: Colour;
  streaks?: number;
  tufts?: number;
  bushes?: number;
  name?: string;
}

export function paintPlain(canvas: Canvas, plain: Plain): void {
  const { y, far, near, name = 'plain' } = plain;
  const edge = ridgeLine(canvas, { y, amplitude: 6, scale: 400, octaves: 3, kind: 'flat', name: `${name}-edge` });
  const below = canvas.height + 10;
  const fill = canvas.fade(far, near, { x2: 0, y1: y, y2: canvas.height, inCanvasUnits: true });
  canvas.path(polygon([...edge, [canvas.width + 20, below], [-20, below]]), fill);
  paintStreaks(canvas, plain, name);
  paintTufts(canvas, plain, name);
  paintBushes(canvas, plain, name);
}

/** Where on the canvas something lies that is this share of the way from the horizon to the viewer. */
function depth(canvas: Canvas, plain: Plain, share: number): number {
  return plain.y + (canvas.height - plain.y) * (share * 0.98 + 0.012);
}

function paintStreaks(canvas: Canvas, plain: Plain, name: string): void {
  const chance = chanceOf(canvas, `${name}-streaks`);
  let lit = '';
  let shaded = '';
  for (let streak = 0; streak < (plain.streaks ?? 90); streak += 1) {
    const near = chance.next() ** 1.7;
    const width = (60 + 520 * near) * canvas.unit * chance.between(0.5, 1.3);
    const height = (2 + 20 * near) * canvas.unit * chance.between(0.5, 1.2);
    const path = lens(canvas.x(chance.between(-0.1, 1.1)), depth(canvas, plain, near), width, height, chance);
    if (chance.happens(0.5)) lit += path;
    else shaded += path;
  }
  canvas.path(shaded, plain.dark, { opacity: 0.2 });
  canvas.path(lit, plain.light, { opacity: 0.26 });
}

function paintTufts(canvas: Canvas, plain: Plain, name: string): void {
  const chance = chanceOf(canvas, `${name}-tufts`);
  let lit = '';
  let shaded = '';
  for (let index = 0; index < (plain.tufts ?? 150); index += 1) {
    const near = chance.next() ** 1.25;
    const size = (3 + 26 * near) * canvas.unit * chance.between(0.6, 1.2);
    const path = tuft(chance.next() * canvas.width, depth(canvas, plain, near), size, chance);
    if (chance.happens(0.5)) lit += path;
    else shaded += path;
  }
  canvas.path(shaded, plain.dark, { opacity: 0.34 });
  canvas.path(lit, plain.light, { opacity: 0.42 });
}

function paintBushes(canvas: Canvas, plain: Plain, name: string): void {
  const chance = chanceOf(canvas, `${name}-bushes`);
  let bodies = '';
  let lights = '';
  for (let index = 0; index < (plain.bushes ?? 60); index += 1) {
    const near = chance.next() ** 2.4 * 0.6;
    const x = chance.next() * canvas.width;
    const y = depth(canvas, plain, near);
    const size = (3 + 26 * near) * canvas.unit * chance.between(0.6, 1.3);
    bodies += bush(x, y, size, chance);
    lights += bush(x - size * 0.15, y - size * 0.42, size * 0.55, chance);
  }
  canvas.path(bodies, plain.bush, { opacity: 0.72 });
  canvas.path(lights, plain.light, { opacity: 0.16 });
}
