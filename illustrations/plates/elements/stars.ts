// Stars in three strengths, and the Milky Way: a slanting band of finer stars over soft patches of light.

import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { circle } from '#illustrations/plates/paths.ts';

export interface Stars {
  count: number;
  colour: Colour;
  /** How far down the picture stars reach, as a share of its height. */
  reach: number;
  /** The light of the Milky Way; without it there is none. */
  milkyWay?: Colour;
  /** From the upper left corner, on the canvas: no star stands there. */
  calm?: { width: number; height: number };
}

const STRENGTHS = [0.9, 0.6, 0.35] as const;
/** The slant of the Milky Way, in radians, and where its middle lies. */
const SLANT = -0.62;
const MIDDLE = { x: 0.58, y: 0.24 };
const PATCHES = 46;
const DEGREES = 180 / Math.PI;

export function paintStars(canvas: Canvas, { count, colour, reach, milkyWay, calm }: Stars): void {
  const chance = chanceOf(canvas, 'stars');
  const strengths: [string, string, string] = ['', '', ''];
  const scatter = (x: number, y: number, radius: number) => {
    if (calm !== undefined && x < calm.width && y < calm.height) return;
    strengths[chance.pick([0, 1, 2] as const)] += circle(x, y, radius);
  };

  for (let star = 0; star < count; star += 1) {
    const y = chance.next() ** 1.35 * canvas.height * reach;
    const brilliance = chance.happens(0.06) ? 2.1 : 1;
    scatter(chance.next() * canvas.width, y, chance.between(0.58, 1.15) * brilliance * canvas.unit);
  }
  if (milkyWay !== undefined) {
    paintPatches(canvas, milkyWay, chance);
    const length = Math.max(canvas.width, canvas.height) * 0.8;
    for (let star = 0; star < count * 1.3; star += 1) {
      const [x, y] = besideTheBand(canvas, chance.between(-1, 1) * length, chance.bell() * 70 * canvas.unit);
      const isInSky = x > 0 && x < canvas.width && y > 0 && y < canvas.height * reach;
      if (isInSky) scatter(x, y, chance.between(0.3, 0.85) * canvas.unit);
    }
  }
  for (const [index, opacity] of STRENGTHS.entries()) canvas.path(strengths[index] ?? '', colour, { opacity });
}

function paintPatches(canvas: Canvas, colour: Colour, chance: Chance): void {
  const length = Math.max(canvas.width, canvas.height) * 0.64;
  const fill = canvas.radialGradient([
    [0, colour, 0.075],
    [0.5, colour, 0.03],
    [1, colour, 0],
  ]);
  for (let patch = 0; patch < PATCHES; patch += 1) {
    const [x, y] = besideTheBand(canvas, chance.between(-1, 1) * length, chance.bell() * 46 * canvas.unit);
    const turn = SLANT * DEGREES + chance.between(-14, 14);
    const transform = `rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`;
    const [radiusX, radiusY] = [chance.between(60, 170) * canvas.unit, chance.between(26, 60) * canvas.unit];
    canvas.ellipse(x, y, radiusX, radiusY, fill, { transform });
  }
}

function besideTheBand(canvas: Canvas, along: number, aside: number): readonly [number, number] {
  return [
    canvas.x(MIDDLE.x) + Math.cos(SLANT) * along - Math.sin(SLANT) * aside,
    canvas.y(MIDDLE.y) + Math.sin(SLANT) * along + Math.cos(SLANT) * aside,
  ];
}
