// Heaped cloud: domes of puffs over a level base that dissolves, lit above and shaded below.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { circle, ellipse } from '#illustrations/plates/paths.ts';

export interface Cumulus {
  width: number;
  height: number;
  colour: Colour;
  shade: Colour;
  opacity?: number;
  name: string;
}

/** A swelling of the cloud: where along its width, how far it reaches to either side, and how high. */
interface Dome {
  readonly at: number;
  readonly reach: number;
  readonly rise: number;
}

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** `x`, `y` is the middle of the base. */
export function paintCumulus(canvas: Canvas, x: number, y: number, cloud: Cumulus): void {
  const { width, height, colour, shade, opacity = 1, name } = cloud;
  const chance = chanceOf(canvas, name);
  const puffs = heap(x, y, width, height, domes(chance), chance);
  const fading = (tint: Colour, strength: number, bottom: number) =>
    canvas.linearGradient(
      [
        [0, tint, strength],
        [0.55, tint, strength],
        [1, tint, 0],
      ],
      { x2: 0, y1: y - height, y2: y + height * bottom, inCanvasUnits: true },
    );
  // Each layer is the same heap, smaller and moved down and away from the light: what is left above it is the lit edge.
  const layer = (aside: number, lower: number, scale: number) =>
    puffs
      .map((puff) =>
        circle(
          x + (puff.x - x) * (0.9 + 0.1 * scale) + aside * height,
          y + (puff.y - y) * scale + lower * height,
          puff.radius * scale,
        ),
      )
      .join('') + ellipse(x, y - height * 0.02, width * 0.47, height * 0.15);
  canvas.group({ opacity }, () => {
    canvas.path(layer(0, 0, 1), fading(colour, 1, 0.28));
    canvas.path(layer(0.05, 0.13, 0.86), fading(mixColours(colour, shade, 0.5), 0.85, 0.3));
    canvas.path(layer(0.1, 0.24, 0.66), fading(shade, 0.85, 0.34));
  });
}

/** One large dome off the middle, with smaller ones beside it. */
function domes(chance: Chance): Dome[] {
  const middle = chance.between(0.36, 0.64);
  const side = middle < 0.5 ? 1 : -1;
  return [
    { at: middle, reach: chance.between(0.2, 0.26), rise: 1 },
    {
      at: middle + side * chance.between(0.2, 0.27),
      reach: chance.between(0.16, 0.22),
      rise: chance.between(0.55, 0.72),
    },
    {
      at: middle - side * chance.between(0.18, 0.24),
      reach: chance.between(0.13, 0.18),
      rise: chance.between(0.4, 0.62),
    },
    { at: 0.5, reach: 0.5, rise: 0.22 },
  ];
}

/** Puffs on a grid of rows, wherever a dome reaches that high. */
function heap(x: number, y: number, width: number, height: number, shapes: readonly Dome[], chance: Chance): Puff[] {
  const outline = (share: number) =>
    Math.max(0, ...shapes.map(({ at, reach, rise }) => rise * Math.sqrt(Math.max(0, 1 - ((share - at) / reach) ** 2))));
  const count = Math.max(12, Math.round((width / height) * 7));
  const puffs: Puff[] = [];
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
    const top = outline(share);
    const radius = height * (0.085 + 0.15 * Math.sqrt(top)) * chance.between(0.75, 1.2);
    // The crest, and what fills the cloud below it.
    const across = x - width / 2 + share * width + chance.between(-0.4, 0.4) * radius;
    for (let level = top * height - radius * 0.8; level > -radius * 0.3; level -= radius * 1.1) {
      puffs.push({ x: across, y: y - level, radius });
    }
    puffs.push({ x: across, y: y - radius * 0.3, radius: radius * 0.8 });
  }
  return puffs;
}
