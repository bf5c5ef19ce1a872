// A coral islet: a flat block of old reef that the tide has cut away below, thorn scrub on its top.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { tone } from '#illustrations/plates/light.ts';
import { ellipse, polygon } from '#illustrations/plates/paths.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';

/** Right half of the block, from its top to the water: it overhangs. */
const side: readonly Point[] = [
  [0.98, 0.2],
  [1, 0.15],
  [0.93, 0.1],
  [0.84, 0.045],
  [0.86, 0],
];

/** `x`, `y` is the middle of its waterline. */
export function paintIslet(canvas: Canvas, x: number, y: number, width: number, { light, ground }: PropSetting): void {
  const chance = chanceOf(canvas, 'islet');
  const { unit } = canvas;
  const half = width / 2;
  const at = ([across, up]: Point, sign: 1 | -1): Point => [x + sign * across * half, y - up * half];
  const rock = tone(light, '#a99c86', 0.5);
  const leaf = mixColours(mixColours(ground.bush, '#3f6a45', 0.5), light.ink, 0.2);
  const left = side.map((point) => at(point, -1)).toReversed();
  const outline = craggyLine(canvas, [...left, ...side.map((point) => at(point, 1))], {
    roughness: 0.06,
    depth: 4,
    name: 'islet',
  });
  const fill = canvas.linearGradient([
    [0, mixColours(rock, light.rim, 0.4)],
    [0.5, rock],
    [1, mixColours(rock, light.ink, 0.6)],
  ]);
  let scrub = '';
  let lights = '';
  for (let across = -0.94; across < 0.94; across += chance.between(0.02, 0.06)) {
    const rise = (1 - across * across) * 0.2 + 0.2;
    const size = half * chance.between(0.07, 0.14);
    scrub +=
      bush(x + across * half, y - rise * half + size * 0.9, size, chance) +
      bush(x + across * half, y - 0.17 * half, size, chance);
    lights += bush(x + across * half - size * 0.2, y - rise * half + size * 0.4, size * 0.5, chance);
  }
  canvas.path(lens(x, y + 2 * unit, width * 0.98, half * 0.1), mixColours(light.ink, ground.bush, 0.4), {
    opacity: 0.35,
  });
  canvas.path(polygon(outline), fill);
  canvas.path(ellipse(x, y - 0.22 * half, 0.92 * half, 0.17 * half) + scrub, leaf);
  canvas.path(lights, ground.light, { opacity: 0.3 });
  canvas.path(lens(x, y + 1 * unit, width * 0.94, 5 * unit), '#ffffff', { opacity: 0.7 });
}
