// A loose flock high up: each bird two bent wings.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';

export interface Flock {
  /** Its middle, on the canvas. */
  x: number;
  y: number;
  count: number;
  colour: Colour;
  size?: Range;
  /** How far it is strewn across and down, in multiples of `canvas.unit`. */
  spread?: Range;
  opacity?: number;
  name?: string;
}

export function paintBirds(canvas: Canvas, flock: Flock): void {
  const { x, y, count, colour, size = [8, 18], spread = [160, 60], opacity = 0.9, name = 'birds' } = flock;
  const chance = chanceOf(canvas, name);
  let path = '';
  for (let bird = 0; bird < count; bird += 1) {
    const birdX = x + chance.bell() * spread[0] * canvas.unit;
    const birdY = y + chance.bell() * spread[1] * canvas.unit;
    const span = chance.between(...size) * canvas.unit;
    const tilt = chance.between(-0.2, 0.2) * span;
    path += wings(birdX, birdY, span, tilt, span * chance.between(0.25, 0.5));
  }
  canvas.path(path, colour, { opacity });
}

function wings(x: number, y: number, span: number, tilt: number, lift: number): string {
  const elbow = span * 0.45;
  const leftTip = y - lift * 0.6 + tilt;
  const rightTip = y - lift * 0.6 - tilt;
  return (
    draw`M${x - span} ${leftTip}Q${x - elbow} ${y - lift} ${x} ${y}` +
    draw`Q${x + elbow} ${y - lift} ${x + span} ${rightTip}` +
    draw`Q${x + elbow} ${y - lift * 0.55} ${x} ${y + span * 0.16}` +
    draw`Q${x - elbow} ${y - lift * 0.55} ${x - span} ${leftTip}Z`
  );
}
