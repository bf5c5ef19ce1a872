// The pillars a sheer wall stands in, each with a lit and a shaded face.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import type { Wall } from '#illustrations/plates/landmarks/cliffs.ts';
import { fadingDown } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

export interface Buttresses {
  /** Of one pillar, in canvas units. */
  readonly width: Range;
  /** Where pillars end, on the canvas. */
  readonly foot: number;
  /** Between these heights of the canvas the light lets go. */
  readonly fade: readonly [top: number, bottom: number];
  /** The side away from the light: 1 is the right. */
  readonly shadeSide: 1 | -1;
  readonly lit: Colour;
  readonly litOpacity: number;
  readonly shade: Colour;
  readonly shadeOpacity: number;
}

export function paintButtresses(canvas: Canvas, wall: Wall, buttresses: Buttresses): void {
  const chance = chanceOf(canvas, `${wall.name}-buttresses`);
  const { unit } = canvas;
  const { fade, shadeSide, foot } = buttresses;
  let lit = '';
  let shaded = '';
  for (let x = wall.from; x < wall.to; ) {
    const width = chance.between(...buttresses.width) * unit;
    const drop = chance.between(-16, 22) * unit;
    // A face narrows downward and breaks off at a slant: level ones would stand there like bricks.
    const face = (left: number, right: number) => {
      const [top, taper] = [heightAt(wall.rim, (left + right) / 2), (right - left) * chance.between(0.1, 0.4)];
      const slant = (foot + drop - top) * chance.between(0.2, 0.55) * shadeSide;
      return polygon([
        [left, heightAt(wall.rim, left) + chance.between(0, 12) * unit],
        [right, heightAt(wall.rim, right) + chance.between(0, 18) * unit],
        [right - (shadeSide === 1 ? taper : 0), foot + drop - Math.max(0, slant)],
        [left + (shadeSide === 1 ? 0 : taper), foot + drop + Math.min(0, slant)],
      ]);
    };
    if (shadeSide === 1) {
      const edge = x + width * chance.between(0.5, 0.7);
      lit += face(x + width * 0.06, edge);
      shaded += face(edge, x + width);
    } else {
      const edge = x + width * chance.between(0.3, 0.5);
      shaded += face(x, edge);
      lit += face(edge, x + width * 0.94);
    }
    x += width;
  }
  canvas.path(lit, fadingDown(canvas, buttresses.lit, buttresses.litOpacity, fade));
  canvas.path(shaded, fadingDown(canvas, buttresses.shade, buttresses.shadeOpacity, fade));
}
