// Falling water: an upper curtain, a ledge it breaks on, a wider lower curtain, side threads, and the spray they raise.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import { type Gorge, ledge, lip } from '#illustrations/plates/props/falls/gorge.ts';

/** A sheet of water: left and right at its head and at its foot. */
interface Curtain {
  readonly head: readonly [left: number, right: number, up: number];
  readonly foot: readonly [left: number, right: number, up: number];
  readonly strands: number;
  readonly name: string;
}

const threads: readonly Curtain[] = [
  { head: [-90, -80, 316], foot: [-98, -80, 190], strands: 6, name: 'thread-left' },
  { head: [70, 79, 318], foot: [72, 90, 176], strands: 6, name: 'thread-right' },
];
const upper: Curtain = { head: [-56, 48, lip], foot: [-70, 60, ledge - 6], strands: 46, name: 'upper' };
const lower: Curtain = { head: [-84, 78, ledge], foot: [-116, 112, -8], strands: 60, name: 'lower' };

export function paintCurtains(canvas: Canvas, gorge: Gorge): void {
  for (const thread of threads) paintThread(canvas, gorge, thread);
  paintCurtain(canvas, gorge, upper);
  paintVeil(canvas, gorge, [-4, ledge + 8], [110, 46], 0.6);
  paintCurtain(canvas, gorge, lower);
  paintLedge(canvas, gorge);
}

function paintCurtain(canvas: Canvas, gorge: Gorge, curtain: Curtain): void {
  const { tones } = gorge;
  const { head, foot, name } = curtain;
  const chance = chanceOf(canvas, `falls-${name}`);
  const edge = (from: Point, to: Point, side: string) =>
    craggyLine(canvas, gorge.line([from, bow(from, to), to]), {
      roughness: 0.07,
      depth: 4,
      name: `falls-${name}-${side}`,
    });
  const left = edge([head[0], head[2]], [foot[0], foot[2]], 'left');
  const right = edge([head[1], head[2]], [foot[1], foot[2]], 'right').reverse();
  const sheet = polygon([...left, ...right]);
  const fill = canvas.linearGradient([
    [0, mixColours(tones.foam, tones.water.near, 0.38)],
    [0.14, mixColours(tones.foam, tones.foamShade, 0.5)],
    [0.5, mixColours(tones.foam, tones.foamShade, 0.16)],
    [1, tones.foam],
  ]);
  canvas.path(sheet, fill);
  paintWithin(canvas, sheet, () => {
    canvas.path(strands(gorge, curtain, chance), tones.foamShade, { opacity: 0.62 });
    canvas.path(strands(gorge, curtain, chance), '#ffffff', { opacity: 0.75 });
    canvas.path(strands(gorge, { ...curtain, strands: curtain.strands * 0.3 }, chance), tones.water.near, {
      opacity: 0.34,
    });
  });
}

/** A little water beside the fall that turns to spray before it lands. */
function paintThread(canvas: Canvas, { line, tones }: Gorge, { head, foot, name }: Curtain): void {
  const side = (from: Point, to: Point, end: string) =>
    craggyLine(canvas, line([from, to]), { roughness: 0.05, depth: 4, name: `falls-${name}-${end}` });
  const left = side([head[0], head[2]], [foot[0], foot[2]], 'left');
  const right = side([head[1], head[2]], [foot[1], foot[2]], 'right').reverse();
  const fading = canvas.linearGradient([
    [0, tones.foam, 0.85],
    [0.5, tones.foam, 0.6],
    [1, tones.foam, 0],
  ]);
  canvas.path(polygon([...left, ...right]), fading);
}

/** Water leaves the lip level and only then falls. */
function bow(from: Point, to: Point): Point {
  return [interpolate(from[0], to[0], 0.42), interpolate(from[1], to[1], 0.34)];
}

/** Slivers that fall with the sheet, each on its own stretch of the way down. */
function strands({ at }: Gorge, { head, foot, strands: count }: Curtain, chance: Chance): string {
  let path = '';
  for (let strand = 0; strand < count; strand += 1) {
    const across = chance.next();
    const from = chance.next() ** 1.4 * 0.7;
    const to = Math.min(1, from + chance.between(0.25, 0.75));
    const half = chance.between(0.006, 0.022) * (foot[1] - foot[0]);
    const place = (down: number): Point => [
      interpolate(interpolate(head[0], head[1], across), interpolate(foot[0], foot[1], across), down ** 1.15),
      interpolate(head[2], foot[2], down),
    ];
    const [topX, topY] = at(...place(from));
    const [footX, footY] = at(...place(to));
    const [midAcross, midUp] = place((from + to) / 2);
    const [nearX, nearY] = at(midAcross - half, midUp);
    const [farX, farY] = at(midAcross + half, midUp);
    path += draw`M${topX} ${topY}Q${nearX} ${nearY} ${footX} ${footY}Q${farX} ${farY} ${topX} ${topY}Z`;
  }
  return path;
}

/** Wet rocks the upper fall breaks on; the lower one starts between them. */
function paintLedge(canvas: Canvas, gorge: Gorge): void {
  const { tones, line } = gorge;
  const rocks: readonly (readonly Point[])[] = [
    [
      [-130, 150],
      [-112, 168],
      [-78, 172],
      [-58, 158],
      [-66, 142],
      [-96, 132],
      [-122, 136],
    ],
    [
      [-24, 152],
      [-8, 164],
      [16, 160],
      [24, 148],
      [8, 136],
      [-12, 138],
    ],
    [
      [52, 156],
      [78, 174],
      [112, 168],
      [126, 146],
      [100, 130],
      [68, 138],
    ],
    [
      [-72, 52],
      [-56, 62],
      [-36, 54],
      [-34, 42],
      [-54, 36],
    ],
    [
      [36, 44],
      [54, 56],
      [78, 48],
      [80, 36],
      [54, 28],
    ],
  ];
  const broken = rocks.map((rock, index) =>
    craggyLine(canvas, line([...rock, ...rock.slice(0, 1)]), { roughness: 0.2, depth: 3, name: `falls-rock${index}` }),
  );
  const wet = canvas.linearGradient([
    [0, mixColours(tones.rock, tones.lit, 0.35)],
    [0.3, mixColours(tones.rock, tones.deep, 0.4)],
    [1, tones.deep],
  ]);
  for (const rock of broken) canvas.path(polygon(rock), wet);
  for (const [across, up] of [
    [-42, 140],
    [40, 140],
    [-90, 128],
    [96, 126],
    [0, 128],
  ] as const) {
    paintVeil(canvas, gorge, [across, up], [34, 12], 0.8);
  }
}

/** Spray where the water lands, drifting up the walls. */
export function paintSpray(canvas: Canvas, gorge: Gorge): void {
  const chance = chanceOf(canvas, 'falls-spray');
  for (let cloud = 0; cloud < 16; cloud += 1) {
    const near = chance.bell();
    paintVeil(
      canvas,
      gorge,
      [near * 150, chance.between(-4, 54)],
      [chance.between(50, 120), chance.between(20, 54)],
      0.5,
    );
  }
  paintVeil(canvas, gorge, [0, 10], [210, 60], 0.75);
  paintVeil(canvas, gorge, [30, 120], [180, 150], 0.22);
}

function paintVeil(
  canvas: Canvas,
  { at, scale, tones }: Gorge,
  middle: Point,
  [radiusX, radiusY]: Point,
  opacity: number,
): void {
  const [x, y] = at(...middle);
  const veil = canvas.radialGradient([
    [0, tones.foam, opacity],
    [0.5, tones.foam, opacity * 0.45],
    [1, tones.foam, 0],
  ]);
  canvas.ellipse(x, y, radiusX * scale, radiusY * scale, veil);
}
