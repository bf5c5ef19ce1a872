// A volcano: a steep fluted cone with a broken lip, forest around its foot, and lesser cones of the same chain behind.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { paintStreaks } from '#illustrations/plates/elements/clouds.ts';
import { craggyLine } from '#illustrations/plates/elements/craggy.ts';
import { paintMist } from '#illustrations/plates/elements/mist.ts';
import { type Frame, frameOf, type LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { paintRibs } from '#illustrations/plates/landmarks/ribs.ts';
import { fadingDown, palingRock, type RockTones, rockTones } from '#illustrations/plates/landmarks/rock-tones.ts';
import { polygon } from '#illustrations/plates/paths.ts';

/** Half of the cone's foot, and its summit, in canvas units. */
const skyline = pointsOf(
  '-620,-4 -410,46 -262,126 -138,246 -62,356 -46,366 -24,352 2,346 24,368 44,362 66,342 134,242 240,130 392,46 640,-4',
);
const summit = 368;

/** The cones behind: where, and how large beside the first. */
const chains: readonly (readonly (readonly [across: number, scale: number])[])[] = [
  [[-540, 0.56]],
  [
    [-640, 0.48],
    [470, 0.62],
  ],
  [[520, 0.5]],
  [
    [-470, 0.66],
    [-760, 0.42],
  ],
];

export function paintCone(canvas: Canvas, place: LandmarkPlace): void {
  const frame = frameOf(canvas, place);
  const { light, ground } = place;
  const chance = chanceOf(canvas, 'cone');
  const tones = rockTones(light);
  for (const [index, [across, scale]] of chance.pick(chains).entries()) {
    const paler = rockTones(light, mixColours(tones.rock, light.haze, 0.4 + 0.1 * index));
    const behind: Frame = { ...frame, at: (a, up) => frame.at(across + a * scale, up * scale) };
    paintOneCone(canvas, behind, paler, mixColours(paler.rock, ground.bush, 0.25), `cone-behind${index}`);
  }
  paintMist(canvas, frame.at(0, 40)[1], 150, light.haze, 0.55);
  paintOneCone(canvas, frame, tones, mixColours(light.far, ground.bush, 0.55), 'cone');
  paintStreaks(canvas, {
    y: frame.at(0, 118)[1],
    count: canvas.isPortrait ? 3 : 5,
    width: [220, 560],
    height: [11, 20],
    colour: mixColours(light.cloud, light.haze, light.storm ? 0.75 : 0.4),
    opacity: light.moon ? 0.35 : 0.62,
    spread: 22,
    name: 'cone-clouds',
  });
  paintMist(canvas, frame.at(0, 8)[1], 110, light.haze, 0.75);
}

function paintOneCone(canvas: Canvas, frame: Frame, tones: RockTones, forest: Colour, name: string): void {
  const line = (points: readonly Point[]) => points.map(([across, up]) => frame.at(across, up));
  const outline = craggyLine(canvas, line(skyline), { roughness: 0.05, depth: 5, name });
  const body = polygon([...outline, frame.at(640, -60), frame.at(-620, -60)]);
  const top = frame.at(0, summit)[1];
  canvas.path(body, palingRock(canvas, tones, top, frame.base));
  paintWithin(canvas, body, () => {
    paintForestBelt(canvas, frame, forest, name);
    const edge = craggyLine(canvas, line(pointsOf('2,390 14,330 34,288 30,236 72,176 82,120 170,40 200,-20')), {
      roughness: 0.16,
      depth: 4,
      name: `${name}-shade`,
    });
    const shade = polygon([...edge, frame.at(760, -20), frame.at(760, 400)]);
    canvas.path(shade, fadingDown(canvas, tones.shade, 0.5, [top, frame.base]));
    paintRibs(canvas, frame, {
      apex: 350,
      start: [0, 120],
      length: [90, 280],
      count: 84,
      spread: 0.62,
      slant: 0.98,
      crown: 34,
      width: [3, 11],
      dark: tones.shade,
      light: tones.lit,
      opacity: 0.5,
      name: `${name}-ribs`,
    });
    paintLip(canvas, frame, tones);
  });
}

/** Trees climb the lower slopes and thin out into the gullies. */
function paintForestBelt(canvas: Canvas, frame: Frame, colour: Colour, name: string): void {
  const chance = chanceOf(canvas, `${name}-forest`);
  const control: Point[] = [];
  for (let across = -640; across <= 640; across += chance.between(24, 70)) {
    control.push(frame.at(across, chance.between(104, 178) * (1 - Math.abs(across) / 1500)));
  }
  const edge = craggyLine(canvas, control, { roughness: 0.5, depth: 3, name: `${name}-trees` });
  const belt = polygon([...edge, frame.at(660, -20), frame.at(-660, -20)]);
  canvas.path(belt, fadingDown(canvas, colour, 0.7, [frame.at(0, 210)[1], frame.base]));
}

/** The inner wall of the crater, seen through the gap in its lip. */
function paintLip(canvas: Canvas, frame: Frame, tones: RockTones): void {
  const hollow = [
    frame.at(-44, 368),
    frame.at(-22, 353),
    frame.at(2, 347),
    frame.at(23, 368),
    frame.at(12, 352),
    frame.at(2, 336),
    frame.at(-18, 342),
  ];
  canvas.path(polygon(hollow), tones.shade, { opacity: 0.7 });
}
