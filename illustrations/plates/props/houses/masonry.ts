// What built walls share: their tones, their stones, their doors and windows.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { isLampLit, type Light, tone } from '#illustrations/plates/light.ts';

export interface MasonryTones {
  readonly wall: Colour;
  readonly wallLit: Colour;
  readonly wallShade: Colour;
  readonly ink: Colour;
  /** Door leaves, window bars, posts. */
  readonly timber: Colour;
  /** What shows through a window: a lamp, or the dark. */
  readonly inside: Colour;
}

export function masonryTones(light: Light, wallColour: Colour): MasonryTones {
  const ink = mixColours(light.ink, '#2a1a12', 0.4);
  const wall = tone(light, wallColour, 0.5);
  const isLit = isLampLit(light);
  return {
    wall,
    wallLit: mixColours(wall, light.rim, 0.4),
    wallShade: mixColours(wall, mixColours(light.far, ink, 0.5), 0.45),
    ink,
    timber: mixColours(tone(light, '#5d3f2a', 0.5), ink, 0.3),
    inside: isLit ? '#ffdc94' : mixColours(ink, light.far, 0.25),
  };
}

export interface Block {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A wall from the ground up, lit from the left. */
export function paintBlock(canvas: Canvas, { left, right, top }: Block, tones: MasonryTones): void {
  const fill = canvas.linearGradient(
    [
      [0, tones.wallLit],
      [0.35, tones.wall],
      [1, tones.wallShade],
    ],
    { x2: 1, y2: 0.25 },
  );
  canvas.path(draw`M${left} 0V${top}H${right}V0Z`, fill);
}

/** Joints between rough stones, here and there. */
export function paintJoints(canvas: Canvas, { left, right, top }: Block, tones: MasonryTones, chance: Chance): void {
  let joints = '';
  const count = Math.round(((right - left) * -top) / 130);
  for (let joint = 0; joint < count; joint += 1) {
    const x = chance.between(left + 4, right - 12);
    const y = chance.between(top + 4, -4);
    const width = chance.between(5, 10);
    joints += draw`M${x} ${y}h${width}v${chance.between(3, 5)}h${-width * 0.8}`;
  }
  canvas.path(joints, 'none', { stroke: tones.wallShade, 'stroke-width': 0.9, opacity: 0.6 });
}

/** A window or door whose foot is at `y`, with a pointed arch when `arched`. */
export function opening(x: number, y: number, width: number, height: number, arched: boolean): string {
  const half = width / 2;
  if (!arched) return draw`M${x - half} ${y}V${y - height}H${x + half}V${y}Z`;
  const shoulder = y - height + half;
  return (
    draw`M${x - half} ${y}V${shoulder}` +
    draw`Q${x - half} ${y - height + half * 0.2} ${x} ${y - height - half * 0.15}` +
    draw`Q${x + half} ${y - height + half * 0.2} ${x + half} ${shoulder}V${y}Z`
  );
}
