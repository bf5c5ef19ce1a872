// The tones of distant rock in a light.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import type { Light } from '#illustrations/plates/light.ts';

export interface RockTones {
  readonly rock: Colour;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly haze: Colour;
  readonly snow: Colour;
  readonly snowShade: Colour;
}

/** `rock` is its own colour where the picture asks for one; the colour of distance otherwise. */
export function rockTones(light: Light, ownColour?: Colour): RockTones {
  const isNight = light.moon === true;
  const depth = mixColours(light.ink, light.sky[0] ?? light.ink, 0.5);
  const rock = ownColour ?? mixColours(light.far, depth, 0.34);
  const glow = light.glow ?? light.rim;
  return {
    rock,
    lit: isNight ? mixColours(rock, '#aab6dc', 0.3) : mixColours(rock, glow, 0.5),
    shade: mixColours(rock, depth, 0.62),
    haze: light.haze,
    snow: isNight ? '#c9d2ee' : mixColours('#fffaf2', glow, 0.18),
    snowShade: isNight ? mixColours('#8f9bc4', light.far, 0.3) : mixColours(light.far, '#ffffff', 0.5),
  };
}

/** Rock that pales from `top` down to the haze at `bottom`, both on the canvas. */
export function palingRock(canvas: Canvas, tones: RockTones, top: number, bottom: number): string {
  return canvas.linearGradient(
    [
      [0, tones.rock],
      [0.55, mixColours(tones.rock, tones.haze, 0.34)],
      [1, tones.haze],
    ],
    { x2: 0, y1: top, y2: bottom, inCanvasUnits: true },
  );
}

/** A colour that lets go downward, between two heights of the canvas. */
export function fadingDown(
  canvas: Canvas,
  colour: Colour,
  opacity: number,
  [top, bottom]: readonly [number, number],
): string {
  return canvas.linearGradient(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.72],
      [1, colour, 0],
    ],
    { x2: 0, y1: top, y2: bottom, inCanvasUnits: true },
  );
}
