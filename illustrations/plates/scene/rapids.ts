// The Galana where its rock lets it through: a trench worn into banded gneiss, seen from the shelf above it.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { LimbPoint } from '#illustrations/drawing/limbs.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { limbOf } from '#illustrations/drawing/points.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { blob } from '#illustrations/plates/elements/blob.ts';
import { boulder } from '#illustrations/plates/elements/boulder.ts';
import { lens } from '#illustrations/plates/elements/lens.ts';
import { paintLayer, ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintTreeLine } from '#illustrations/plates/elements/treeline.ts';
import { tone } from '#illustrations/plates/light.ts';
import { limb, spline } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** The way of the water from the plain to the viewer, and how wide it runs: shares of the scene. */
const way = limbOf(
  '0.71,0.462,0.04 0.65,0.478,0.022 0.66,0.505,0.022 0.59,0.545,0.032 0.61,0.6,0.044 0.49,0.665,0.062 0.46,0.74,0.08',
  '0.29,0.82,0.12 0.22,0.92,0.17 0.02,1.1,0.3',
);
/** Layers of the rock from the outermost to the edge of the trench: how many times as wide as the water, and their colour. */
const layers = [
  [21, '#b5705f'],
  [16.5, '#cf9482'],
  [13, '#a9604f'],
  [10.6, '#dcab98'],
  [8.6, '#bf7d69'],
  [6.8, '#e2b8a4'],
  [5.2, '#a55c4c'],
  [4, '#d39c88'],
  [3, '#8f4c40'],
  [2.1, '#c88a76'],
  [1.45, '#6d3730'],
] as const;

export function paintRapids(stage: Stage): void {
  const { canvas, light, ground } = stage;
  const { unit } = canvas;
  const chance = chanceOf(canvas, 'rapids');
  const rock = (colour: string) => mixColours(tone(light, colour, 0.6), ground.near, 0.12);
  /** The water so many times as wide, its bends a little off their own. */
  const course = (times: number, stray = 0) =>
    spline(
      [-1, 1].flatMap((side) => {
        const bank = way.map(([x, y, width], index): Point => {
          const apart = (width * times + stray * chance.between(-1, 1) * width) / 2 / (1 + 0.07 * times);
          return [stage.x(x) + side * apart * stage.size.width, stage.y(y - (index === 0 ? 0.0005 * times : 0))];
        });
        return side < 0 ? bank : bank.toReversed();
      }),
    );
  const shelf = { y: canvas.y(0.462), amplitude: 14, scale: 240, octaves: 4, name: 'gneiss' };
  const edge = ridgeLine(canvas, shelf);
  paintTreeLine(canvas, edge, {
    count: 60,
    height: [10, 34],
    colour: mixColours(ground.bush, light.haze, 0.2),
    name: 'doum',
  });
  paintLayer(canvas, edge, mixColours(rock('#c88a76'), light.haze, 0.3), {
    haze: rock('#b5705f'),
    hazeDepth: 300,
    hazeShare: 1,
  });
  for (const [times, colour] of layers)
    canvas.path(course(times, 0.5), rock(colour), times < 2 ? { transform: `translate(0 ${-7 * unit})` } : {});
  const foam = mixColours('#ffffff', light.glow ?? light.rim, 0.12);
  const water = tone(light, '#5fa3a0', 0.5);
  canvas.path(
    course(1),
    canvas.linearGradient([
      [0, mixColours(water, foam, 0.6)],
      [0.5, mixColours(water, foam, 0.3)],
      [1, water],
    ]),
  );
  // White water: threads along the way, and a burst wherever it turns.
  for (const [fill, count] of [
    [mixColours(water, light.ink, 0.3), 26],
    [foam, 60],
  ] as const) {
    let threads = '';
    for (let thread = 0; thread < count; thread += 1) {
      const [aside, first] = [chance.between(-0.42, 0.42), chance.whole(0, way.length - 4)];
      const along = way.slice(first, first + chance.whole(2, 4));
      threads += limb(
        along.map(([x, y, width], index): LimbPoint => {
          const thick = width * chance.between(0.03, 0.1) * Math.sin((Math.PI * (index + 0.5)) / along.length);
          return [stage.x(x + aside * width), stage.y(y), thick * stage.size.width];
        }),
      );
    }
    canvas.path(threads, fill, { opacity: 0.8 });
  }
  for (const [x, y, width] of way.slice(1, -1)) {
    for (let burst = 0; burst < 7; burst += 1) {
      const [aside, size] = [chance.between(-0.5, 0.5) * width, width * stage.size.width * chance.between(0.12, 0.34)];
      const place = [stage.x(x + aside), stage.y(y + chance.between(-0.012, 0.014))] as const;
      canvas.path(lens(...place, size * 2, size * 0.5, chance), foam, { opacity: 0.75 });
    }
  }
  paintPotholes(stage, rock, water);
}

/** Holes the river has ground, some with its water in them, and stones it has left. */
function paintPotholes(stage: Stage, rock: (colour: string) => string, water: string): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, 'potholes');
  for (const [x, y, wide] of limbOf('0.83,0.64,54 0.24,0.58,48 0.72,0.73,70')) {
    const size = wide * canvas.unit;
    canvas.path(blob(canvas, stage.x(x), stage.y(y), [size, size * 0.22], `hole-${x}`), rock('#7a4036'));
    canvas.path(
      blob(canvas, stage.x(x), stage.y(y) + size * 0.05, [size * 0.9, size * 0.16], `hole-${x}`),
      mixColours(water, light.haze, 0.4),
    );
  }
  for (const [x, y, wide] of limbOf(
    '0.84,0.53,60 0.9,0.545,110 0.955,0.55,70 0.36,0.53,70 0.3,0.545,44 0.16,0.6,150 0.08,0.615,90 0.23,0.62,60 0.7,0.6,54 0.58,0.86,130 0.52,0.872,70 0.08,0.8,120',
  )) {
    const size = wide * canvas.unit;
    const stone = boulder(stage.x(x), stage.y(y), [size, size * 0.5], stage.mirrored ? -1 : 1, chance);
    canvas.path(stone.body, rock('#a5604f'));
    canvas.path(stone.top, rock('#e6c0ad'));
  }
}
