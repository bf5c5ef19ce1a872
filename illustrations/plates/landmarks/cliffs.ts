// Bare rock under a rim: cracks, beds of stone, and the spurs a wall breaks into below them.

import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { heightAt } from '#illustrations/plates/elements/ridges.ts';
import { fadingDown } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';

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
      path += polygon(
        pointsOf(`${x},${y(x)} ${end},${y(end)} ${end - thickness},${y(end) + thickness}
        ${x + thickness * 2},${y(x) + thickness}`),
      );
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

/** Ribs that come down a wall toward the viewer: the lit side is the wall's own, the other one lies in shade. */
export function paintSpurs(canvas: Canvas, wall: Wall, spurs: Spurs): void {
  const chance = chanceOf(canvas, `${wall.name}-spurs`);
  const top = Math.min(...wall.rim.map(([, y]) => y));
  const tones = [
    { colour: spurs.shade, side: spurs.shadeSide, opacity: 0.55 },
    { colour: spurs.lit, side: -spurs.shadeSide, opacity: 0.4 },
  ];
  const places: number[] = [];
  for (let x = wall.from; x < wall.to; x += chance.between(...spurs.spacing) * canvas.unit) places.push(x);
  for (const { colour, side, opacity } of tones) {
    const faces = places.map((x, index) => {
      const next = places[index + side] ?? x + side * spurs.spacing[1] * canvas.unit;
      return ribFace(wall, spurs, { x, reach: (next - x) * chance.between(0.42, 0.62) }, chance);
    });
    canvas.path(faces.join(''), fadingDown(canvas, colour, spurs.opacity * opacity, [top, spurs.foot]));
  }
}

/** How wide a face is on its way down, as a share of its reach. */
const faceWidths = [0.12, 0.5, 0.62, 0.9, 1];

/** From the winding back of a rib to the gully beside it, which begins lower: a slope that turns away, no wedge. */
function ribFace(wall: Wall, spurs: Spurs, { x, reach }: { x: number; reach: number }, chance: Chance): string {
  const rim = heightAt(wall.rim, x);
  const height = spurs.foot - rim;
  const begin = rim + Math.min(height * 0.4, chance.between(...spurs.start) * (height / 200));
  const lean = reach * chance.between(-0.1, 0.25);
  const crest = faceWidths.map((width, index): readonly [crest: Point, gully: Point] => {
    const down = index / (faceWidths.length - 1);
    const back = x + lean * down ** 1.5 + chance.between(-0.06, 0.06) * reach;
    const y = begin + (spurs.foot - begin) * 1.05 * down;
    return [
      [back, y],
      [back + reach * width * chance.between(0.85, 1.15), y + (1 - down) * height * 0.2],
    ];
  });
  return spline([...crest.map(([back]) => back), ...crest.map(([, gully]) => gully).reverse()]);
}
