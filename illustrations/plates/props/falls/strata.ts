// The bands of a banded rock: layer on layer of other colours, each folded a little, one vein of quartz among them.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { GorgeTones } from '#illustrations/plates/props/falls/gorge.ts';

/** How thick a band is, in canvas units. */
const thickness = [7, 26] as const;

/** Fills everything between two heights of the canvas with bands; the caller keeps them inside the rock. */
export function paintStrata(canvas: Canvas, [top, foot]: readonly [number, number], tones: GorgeTones, name: string) {
  const chance = chanceOf(canvas, `${name}-strata`);
  const { unit } = canvas;
  const colours = [
    mixColours(tones.rock, '#fff0e2', 0.5),
    mixColours(tones.rock, '#8f3b34', 0.5),
    mixColours(tones.rock, '#f3b7a2', 0.6),
    mixColours(tones.rock, '#5c2f33', 0.45),
  ];
  // One fold for all bands: they were laid down level and bent together.
  const fold = (y: number) => ridgeLine(canvas, { y, amplitude: 34, scale: 420, octaves: 3, name: 'strata-fold' });
  for (let y = top - 40 * unit, band = 0; y < foot + 40 * unit; band += 1) {
    const thick = chance.between(...thickness) * unit;
    const colour = colours[band % colours.length] ?? tones.rock;
    const isBare = chance.happens(0.3);
    if (!isBare) {
      canvas.path(polygon([...fold(y), ...fold(y + thick).toReversed()]), colour, {
        opacity: chance.between(0.25, 0.5),
      });
    }
    y += thick;
  }
}
