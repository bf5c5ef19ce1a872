// A forest seen from above or afar: leafy domes along a skyline, the land below them fading into haze.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { leafClump } from '#illustrations/plates/trees/foliage.ts';

export interface CanopyStyle {
  ink: Colour;
  lit?: Colour | undefined;
  litOpacity?: number | undefined;
  name: string;
  /** Radii of the crowns, in multiples of `canvas.unit`. */
  crowns?: readonly [smallest: number, largest: number] | undefined;
  haze?: Colour | undefined;
  /** How far below the tops the haze is full, in multiples of `canvas.unit`, and how much of the ink it takes there. */
  hazeDepth?: number | undefined;
  hazeShare?: number | undefined;
}

/** Paints crowns along the points of a skyline and fills everything below them. */
export function paintCanopy(canvas: Canvas, points: readonly Point[], style: CanopyStyle): void {
  const { ink, lit, litOpacity = 0.35, name, crowns = [18, 46], haze, hazeDepth = 220, hazeShare = 0.8 } = style;
  const { unit, width, height } = canvas;
  const chance = chanceOf(canvas, name);
  let leaves = '';
  let light = '';
  for (let x = -40 * unit; x < width + 40 * unit; ) {
    const radius = chance.between(...crowns) * unit;
    const y = heightAt(points, Math.max(-15, Math.min(width + 15, x))) + radius * 0.25;
    leaves += leafClump(x, y, radius * 1.08, radius * 0.86, chance);
    light += leafClump(x - radius * 0.18, y - radius * 0.4, radius * 0.5, radius * 0.22, chance);
    x += radius * chance.between(0.75, 1.15);
  }
  const top = Math.min(...points.map(([, y]) => y)) - crowns[1] * unit;
  const fill =
    haze === undefined
      ? ink
      : canvas.fade(ink, mixColours(ink, haze, hazeShare), {
          y1: top,
          x2: 0,
          y2: top + hazeDepth * unit,
          inCanvasUnits: true,
        });
  canvas.path(leaves + polygon([...points, [width + 20, height + 10], [-20, height + 10]]), fill);
  if (lit !== undefined) canvas.path(light, lit, { opacity: litOpacity });
}
