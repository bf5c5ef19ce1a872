// A fan of gullies and ribs that runs down a cone: lit toward the light, dark away from it, gone before the foot.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import type { Frame } from '#illustrations/plates/landmarks/landmark-place.ts';

export interface RibFan {
  /** How high the fan begins, and how far below that single ribs may start. */
  readonly apex: number;
  readonly start: Range;
  readonly length: Range;
  readonly count: number;
  /** How far aside a rib may start for every unit it starts below the apex, and how far aside it runs per unit down. */
  readonly spread: number;
  readonly slant: number;
  /** How far aside ribs start at the apex itself. */
  readonly crown: number;
  readonly width: Range;
  readonly dark: Colour;
  readonly light: Colour;
  readonly opacity: number;
  readonly name: string;
}

/** Ribs on the light side reach this little beyond the middle. */
const divide = 0.04;

export function paintRibs(canvas: Canvas, frame: Frame, fan: RibFan): void {
  const chance = chanceOf(canvas, fan.name);
  let lit = '';
  let shaded = '';
  for (let rib = 0; rib < fan.count; rib += 1) {
    const aside = chance.between(-1, 1);
    const below = chance.between(...fan.start);
    const length = chance.between(...fan.length);
    const halfWidth = chance.between(...fan.width) / 2;
    const top: Point = [aside * (fan.crown + below * fan.spread), fan.apex - below];
    const foot: Point = [top[0] + aside * length * fan.slant, top[1] - length];
    const path = wedge(frame, top, foot, halfWidth);
    if (aside > divide) shaded += path;
    else lit += path;
  }
  const fade = (colour: Colour) => {
    const [, top] = frame.at(0, fan.apex);
    const [, foot] = frame.at(0, Math.max(0, fan.apex - fan.start[1] - fan.length[1]));
    return canvas.linearGradient(
      [
        [0, colour, fan.opacity],
        [0.45, colour, fan.opacity * 0.8],
        [1, colour, 0],
      ],
      { x2: 0, y1: top, y2: foot, inCanvasUnits: true },
    );
  };
  canvas.path(shaded, fade(fan.dark));
  canvas.path(lit, fade(fan.light));
}

/** A sliver, pointed at both ends and bowed outward like the slope it lies on. */
function wedge(frame: Frame, top: Point, foot: Point, halfWidth: number): string {
  const bow = (foot[0] - top[0]) * 0.36 + top[0];
  const middle = top[1] + (foot[1] - top[1]) * 0.54;
  const [topX, topY] = frame.at(...top);
  const [footX, footY] = frame.at(...foot);
  const [nearX, nearY] = frame.at(bow + halfWidth * 2, middle);
  const [farX, farY] = frame.at(bow - halfWidth * 2, middle);
  return draw`M${topX} ${topY}Q${nearX} ${nearY} ${footX} ${footY}Q${farX} ${farY} ${topX} ${topY}Z`;
}
