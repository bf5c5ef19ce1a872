// A sea of cloud seen from above: swell behind swell of round tops, lit above and blue between.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { heightAt, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { circle, polygon } from '#illustrations/plates/paths.ts';

export interface CloudSea {
  /** Where it begins and ends, on the canvas. */
  y: number;
  bottom: number;
  lit: Colour;
  shade: Colour;
  /** What the farthest swell fades into. */
  haze: Colour;
}

const swells = 6;

export function paintCloudSea(canvas: Canvas, { y, bottom, lit, shade, haze }: CloudSea): void {
  const { unit } = canvas;
  for (let swell = 0; swell < swells; swell += 1) {
    const near = swell / (swells - 1);
    const middle = y + (bottom - y) * near ** 1.3 * 0.86;
    const line = ridgeLine(canvas, {
      y: middle,
      amplitude: 12 + 40 * near,
      scale: 200 + 420 * near,
      octaves: 2,
      name: `cloud-sea-${swell}`,
    });
    const chance = chanceOf(canvas, `cloud-puffs-${swell}`);
    let tops = '';
    for (let x = -30 * unit; x < canvas.width + 30 * unit; ) {
      const radius = (5 + 34 * near) * chance.between(0.5, 1.25) * unit;
      tops += circle(x, heightAt(line, Math.max(-18, Math.min(canvas.width + 18, x))) + radius * 0.25, radius);
      x += radius * chance.between(0.7, 1.3);
    }
    const bright = mixColours(lit, haze, 0.7 * (1 - near));
    const fill = canvas.linearGradient(
      [
        [0, bright],
        [0.45, mixColours(bright, shade, 0.42)],
        [1, mixColours(shade, haze, 0.4 * (1 - near))],
      ],
      { x2: 0, y1: middle - (20 + 50 * near) * unit, y2: middle + (60 + 150 * near) * unit, inCanvasUnits: true },
    );
    const below = canvas.height + 10;
    canvas.path(tops + polygon([...line, [canvas.width + 20, below], [-20, below]]), fill);
  }
}
