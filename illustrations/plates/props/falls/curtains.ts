// Falling water: ribbons that leave the lip one by one, meet a shoulder of rock on their way and fan out below it, and
// the spray they raise.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import type { Range } from '#illustrations/plates/elements/range.ts';
import { limb } from '#illustrations/plates/paths.ts';
import { type Gorge, ledge, lip } from '#illustrations/plates/props/falls/gorge.ts';

/** The left and right edge of the water on its way down: it widens at the shoulder, more on one side. */
const sheet: readonly (readonly [up: number, left: number, right: number])[] = [
  [lip + 4, -44, 26],
  [lip - 30, -42, 30],
  [ledge + 20, -46, 36],
  [ledge - 6, -52, 62],
  [ledge - 70, -62, 78],
  [-8, -84, 92],
];

/** Ribbons of one tone: where they begin and how far they reach, in shares of the way down. */
interface Ribbons {
  readonly count: number;
  readonly from: Range;
  readonly length: Range;
  /** In shares of the sheet's width. */
  readonly width: Range;
}

const body: Ribbons = { count: 17, from: [0, 0.03], length: [1, 1], width: [0.07, 0.15] };
const shades: Ribbons = { count: 24, from: [0.02, 0.6], length: [0.2, 0.5], width: [0.012, 0.04] };
const gleams: Ribbons = { count: 30, from: [0, 0.6], length: [0.2, 0.6], width: [0.012, 0.045] };

export function paintCurtains(canvas: Canvas, gorge: Gorge): void {
  const { tones } = gorge;
  const chance = chanceOf(canvas, 'falls-ribbons');
  const fill = canvas.linearGradient([
    [0, mixColours(tones.foam, tones.water.near, 0.4)],
    [0.12, mixColours(tones.foam, tones.foamShade, 0.5)],
    [0.5, mixColours(tones.foam, tones.foamShade, 0.2)],
    [1, tones.foam],
  ]);
  canvas.path(ribbons(gorge, body, chance), fill);
  canvas.path(ribbons(gorge, shades, chance), mixColours(tones.foamShade, tones.water.near, 0.4), { opacity: 0.6 });
  canvas.path(ribbons(gorge, gleams, chance), '#ffffff', { opacity: 0.75 });
  paintVeil(canvas, gorge, [58, ledge - 14], [46, 26], 0.8);
}

/** Ribbons side by side from edge to edge, each with a slip of its own, so that rock shows between the outer ones. */
function ribbons({ at, scale }: Gorge, { count, from, length, width }: Ribbons, chance: Chance): string {
  let path = '';
  for (let ribbon = 0; ribbon < count; ribbon += 1) {
    const across = (ribbon + chance.between(0.2, 0.8)) / count;
    const begin = chance.between(...from);
    const end = Math.min(1, begin + chance.between(...length));
    const share = chance.between(...width);
    const sway = chance.between(-0.02, 0.02);
    const line = [0, 0.15, 0.4, 0.5, 0.7, 1].map((step) => {
      const [left, right, up] = sheetAt(interpolate(begin, end, step));
      const [x, y] = at(interpolate(left, right, across + sway * Math.sin(step * 7)), up);
      const taper = end < 1 || begin > 0.1 ? 0.15 + 0.85 * Math.sin(Math.PI * step) : 1;
      return [x, y, (right - left) * share * taper * scale] as const;
    });
    path += limb(line);
  }
  return path;
}

/** The sheet's edges and height at a share of the way down. */
function sheetAt(down: number): readonly [left: number, right: number, up: number] {
  const up = interpolate(lip + 4, -8, down);
  const below = Math.max(
    1,
    sheet.findIndex(([level]) => level <= up),
  );
  const [from, to] = [sheet[below - 1] ?? [0, 0, 0], sheet[below] ?? [0, 0, 0]];
  const share = (from[0] - up) / (from[0] - to[0]);
  return [interpolate(from[1], to[1], share), interpolate(from[2], to[2], share), up];
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
