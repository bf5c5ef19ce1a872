// Bare rock under a rim: cracks, beds of stone, and the spurs a wall breaks into below them.

import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { fadingDown } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** The stretch of rim a wall hangs from, left to right on the canvas. */
export interface Wall {
  readonly rim: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** The same points from left to right. */
export function leftToRight(points: readonly Point[]): Point[] {
  const first = points[0]?.[0] ?? 0;
  const last = points[points.length - 1]?.[0] ?? 0;
  return first <= last ? [...points] : [...points].reverse();
}

export interface Cracks {
  /** Sizes in canvas units: from crack to crack, how far below the rim one may begin, how long and how wide it is. */
  readonly step: number;
  readonly start: Range;
  readonly length: Range;
  readonly width: Range;
  readonly colour: Colour;
  readonly opacity: number;
}

/** Dark slivers that run straight down. */
export function paintCracks(canvas: Canvas, wall: Wall, cracks: Cracks): void {
  const chance = chanceOf(canvas, `${wall.name}-cracks`);
  const { unit } = canvas;
  let path = '';
  for (let x = wall.from; x < wall.to; x += cracks.step * unit * chance.between(0.5, 1.5)) {
    const top = heightAt(wall.rim, x) + chance.between(...cracks.start) * unit;
    const length = chance.between(...cracks.length) * unit;
    const width = chance.between(...cracks.width) * unit;
    const sway = () => chance.between(-1, 1) * width;
    path += polygon([
      [x, top],
      [x + width / 2, top + length * 0.25],
      [x + width / 2 + sway() * 0.4, top + length * 0.62],
      [x + sway() * 0.6, top + length],
      [x - width / 2 + sway() * 0.3, top + length * 0.5],
    ]);
  }
  canvas.path(path, cracks.colour, { opacity: cracks.opacity });
}

/** Broken level lines a little below one another, where one bed of stone lies on the next. */
export function paintBeds(
  canvas: Canvas,
  wall: Wall,
  depths: readonly number[],
  colour: Colour,
  opacity: number,
): void {
  const chance = chanceOf(canvas, `${wall.name}-beds`);
  const { unit } = canvas;
  let path = '';
  for (const depth of depths) {
    for (let x = wall.from; x < wall.to; ) {
      const length = chance.between(40, 170) * unit;
      const end = Math.min(wall.to, x + length);
      const thickness = chance.between(1.6, 5) * unit;
      const y = (at: number) => heightAt(wall.rim, at) * 0.35 + middleHeight(wall) * 0.65 + depth * unit;
      path += polygon([
        [x, y(x)],
        [end, y(end)],
        [end - thickness, y(end) + thickness],
        [x + thickness * 2, y(x) + thickness],
      ]);
      x = end + chance.between(10, 90) * unit;
    }
  }
  canvas.path(path, colour, { opacity });
}

function middleHeight({ rim, from, to }: Wall): number {
  return heightAt(rim, (from + to) / 2);
}

export interface Spurs {
  /** From spur to spur, in canvas units. */
  readonly spacing: Range;
  /** Where the spurs run out, on the canvas. */
  readonly foot: number;
  /** The side away from the light: 1 is the right. */
  readonly shadeSide: 1 | -1;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly opacity: number;
  /** How far below the rim a spur may begin, in canvas units. */
  readonly start: Range;
}

/** Ridges that come down a wall toward the viewer and widen on the way, each with a lit and a shaded face. */
export function paintSpurs(canvas: Canvas, wall: Wall, spurs: Spurs): void {
  const chance = chanceOf(canvas, `${wall.name}-spurs`);
  const { unit } = canvas;
  let lit = '';
  let shaded = '';
  for (let x = wall.from, index = 0; x < wall.to; index += 1) {
    const gap = chance.between(...spurs.spacing) * unit;
    const spur = spurFaces(canvas, wall, spurs, { x, gap, index }, chance);
    lit += spur.lit;
    shaded += spur.shaded;
    x += gap;
  }
  const top = Math.min(...wall.rim.map(([, y]) => y));
  canvas.path(shaded, fadingDown(canvas, spurs.shade, spurs.opacity, [top, spurs.foot]));
  canvas.path(lit, fadingDown(canvas, spurs.lit, spurs.opacity, [top, spurs.foot]));
}

interface SpurPlace {
  readonly x: number;
  readonly gap: number;
  readonly index: number;
}

function spurFaces(canvas: Canvas, wall: Wall, spurs: Spurs, { x, gap, index }: SpurPlace, chance: Chance) {
  const { unit } = canvas;
  const side = spurs.shadeSide;
  const top = heightAt(wall.rim, x) + chance.between(...spurs.start) * unit;
  const height = Math.max(12 * unit, spurs.foot - top);
  const lean = chance.between(0.05, 0.22) * height * side;
  const line = (points: readonly Point[], name: string) =>
    craggyLine(canvas, points, { roughness: 0.2, depth: 3, name: `${wall.name}-${name}${index}` });
  const crest = line(
    [
      [x, top],
      [x + lean * 0.2 + chance.between(-0.04, 0.04) * height, top + height * chance.between(0.3, 0.42)],
      [x + lean, spurs.foot + height * 0.05],
    ],
    'crest',
  );
  const edge = (direction: number, name: string) =>
    line(
      [
        [x, top],
        [x + direction * gap * chance.between(0.1, 0.2), top + height * 0.36],
        [x + direction * gap * chance.between(0.52, 0.74), spurs.foot],
      ],
      name,
    ).reverse();
  return { lit: polygon([...crest, ...edge(-side, 'lit')]), shaded: polygon([...crest, ...edge(side, 'shade')]) };
}
