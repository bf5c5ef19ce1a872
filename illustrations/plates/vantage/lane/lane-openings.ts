// What is in the walls of a lane, whether one walks past them or stands before them: doors, windows, cloths for sale.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { MasonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import type { Lane } from '#illustrations/plates/vantage/lane/lane-view.ts';
import { lamu } from '#illustrations/plates/vantage/lane/towns.ts';

/** From where to where, along a wall or up it. */
export type Span = readonly [from: number, to: number];

/** A wall's own measure: how far along it and how high a point is, and where that lies in the picture. */
export interface Wall {
  at(along: number, up: number): Point;
  /** How far from the viewer it is there. */
  awayAt(along: number): number;
  quad(along: Span, up: Span): string;
}

function wallOf(at: Wall['at'], awayAt: Wall['awayAt']): Wall {
  const quad = ([near, far]: Span, [foot, top]: Span) =>
    polygon([at(near, foot), at(near, top), at(far, top), at(far, foot)]);
  return { at, awayAt, quad };
}

/** One walks past it: along it one gets farther away. */
export function sideWall({ at }: Lane, side: -1 | 1): Wall {
  return wallOf(
    (along, up) => at(side, along, up),
    (along) => along,
  );
}

/** It faces the viewer, from the right-hand corner of the lane on; along it as up it, in shares of the height. */
export function facingWall({ at, stage }: Lane, away: number): Wall {
  return wallOf(
    (along, up) => {
      const [x, y] = at(1, away, up);
      return [x + (along * stage.canvas.height) / away, y];
    },
    () => away,
  );
}

/** A carved door: a frame of dark wood, two leaves with brass studs, a step before it. */
export function paintDoor({ stage, town }: Lane, wall: Wall, [near, far]: Span, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const { quad } = wall;
  const wide = far - near;
  const middle = (near + far) / 2;
  const wood = mixColours(tone(light, '#6b4326', 0.5), light.ink, 0.2);
  if (isLampLit(light)) {
    const [x, y] = wall.at(middle, 0.44);
    paintGlow(canvas, x, y, (150 * canvas.unit) / wall.awayAt(middle), '#ffbe6a', 0.5);
  }
  canvas.path(quad([near - wide * 0.24, far + wide * 0.3], [0, 0.54]), mixColours(wood, light.rim, 0.16));
  canvas.path(quad([near - wide * 0.1, far + wide * 0.12], [0.46, 0.52]), mixColours(wood, light.ink, 0.3));
  canvas.path(quad([near, far], [0, 0.45]), mixColours(wood, light.ink, 0.35));
  canvas.path(quad([middle - wide * 0.04, middle + wide * 0.04], [0, 0.45]), mixColours(wood, light.rim, 0.3));
  let studs = '';
  for (const leaf of town === lamu ? [] : [0.25, 0.75]) {
    for (let row = 0; row < 7; row += 1) {
      const [x, y] = wall.at(near + wide * leaf, 0.04 + row * 0.06);
      const size = (4.6 * canvas.unit) / wall.awayAt(middle);
      studs += polygon(pointsOf(`${x - size},${y} ${x},${y - size} ${x + size},${y} ${x},${y + size}`));
    }
  }
  canvas.path(studs, '#d9b25f');
  canvas.path(quad([near - wide * 0.4, far + wide * 0.45], [0, 0.026]), tones.wallLit);
}

/** How high a window is. */
function windowHeight({ town }: Lane): number {
  return town === lamu ? 0.14 : 0.2;
}

/** A window between open shutters. */
export function paintWindow(
  lane: Lane,
  { quad }: Wall,
  [near, far]: Span,
  up: number,
  shutter: Colour,
  tones: MasonryTones,
): void {
  const { canvas, light } = lane.stage;
  const colour = mixColours(tone(light, shutter, 0.5), light.ink, 0.12);
  const leaf = (far - near) * 0.42;
  const rise: Span = [up, up + windowHeight(lane)];
  canvas.path(quad([near, far], rise), tones.inside);
  canvas.path(quad([near - leaf, near], rise) + quad([far, far + leaf], rise), colour);
  canvas.path(quad([near - leaf, far + leaf], [up - 0.016, up]), tones.wallShade);
}

const prints: readonly (readonly [cloth: Colour, border: Colour])[] = [
  ['#c2452f', '#f4d68a'],
  ['#2f6f8f', '#f6efe0'],
  ['#e0a53a', '#7a2f3a'],
  ['#3f7a6e', '#f0c87a'],
];
/** From where to where up the wall they hang, and how wide each is. */
const hung = { foot: 0.17, top: 0.46, wide: 0.15, apart: 0.19 };

/** Kangas for sale on a pole beside a door, each a cloth with its border and a figure in its middle. */
export function paintKangas({ stage }: Lane, { quad }: Wall, from: number, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const seen = (colour: Colour) => mixColours(tone(light, colour, 0.5), light.ink, 0.1);
  const { foot, top, wide, apart } = hung;
  for (const [index, [cloth, border]] of prints.entries()) {
    const near = from + apart * index;
    const inner = (inset: number) => quad([near + inset, near + wide - inset], [foot + inset * 1.3, top - inset * 1.3]);
    canvas.path(quad([near, near + wide], [foot, top]), seen(border));
    canvas.path(inner(0.018), seen(cloth));
    canvas.path(inner(0.056), seen(border));
  }
  canvas.path(quad([from - 0.04, from + apart * prints.length], [top - 0.003, top + 0.01]), tones.timber);
}
