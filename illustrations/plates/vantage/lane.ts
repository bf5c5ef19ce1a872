// A lane of a Swahili town: coral-stone walls on either side, carved doors, shutters and balconies, roofs of iron sheet
// above, the sea at its end, and people who walk home.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { polygon, spline } from '#illustrations/plates/paths.ts';
import { type MasonryTones, masonryTones } from '#illustrations/plates/props/houses/masonry.ts';
import { paintPerson } from '#illustrations/plates/props/people/person.ts';
import { standing, walking } from '#illustrations/plates/props/people/poses.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** A house of the lane: from where to where one walks past it, how high it stands, and what is in its wall. */
interface House {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly wall: Colour;
  readonly door?: number;
  readonly balcony?: true;
}

const left: readonly House[] = [
  { from: 1, to: 1.42, height: 0.98, wall: '#f1e6cf', door: 1.2 },
  { from: 1.42, to: 2, height: 0.78, wall: '#e8d3ac', balcony: true },
  { from: 2, to: 3, height: 1.1, wall: '#f6eedd', door: 2.4 },
  { from: 3, to: 5.4, height: 0.86, wall: '#ddc8a4' },
];
const right: readonly House[] = [
  { from: 1, to: 1.6, height: 1.12, wall: '#efe0c2', balcony: true, door: 1.3 },
  { from: 1.6, to: 2.3, height: 0.84, wall: '#f7f0e0', door: 1.9 },
  { from: 2.3, to: 3.4, height: 1.02, wall: '#e4cfa9', balcony: true },
  { from: 3.4, to: 5.4, height: 0.78, wall: '#f0e5d0' },
];
const end = 5.4;

interface Lane {
  readonly stage: Stage;
  readonly vanish: Point;
  /** A point of a wall: how far away, how high above the ground as a share of the picture's height. */
  at(side: -1 | 1, away: number, up: number): Point;
}

export function paintLane(stage: Stage): void {
  const { canvas } = stage;
  const { width, height } = canvas;
  const vanish: Point = [stage.x(0.5), stage.y(0.6)];
  const eye = height * 1.06 - vanish[1];
  const at = (side: -1 | 1, away: number, up: number): Point => {
    const edge = side < 0 ? -0.04 * width : 1.04 * width;
    return [vanish[0] + (edge - vanish[0]) / away, vanish[1] + (eye - up * height) / away];
  };
  const lane: Lane = { stage, vanish, at };
  paintEnd(lane);
  paintGround(lane);
  for (const side of [-1, 1] as const) {
    for (const house of (side < 0 ? left : right).toReversed()) paintHouse(lane, side, house);
  }
  paintWalkers(lane);
}

/** Between the last houses one sees the harbour. */
function paintEnd({ stage, at, vanish }: Lane): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const [from, to] = [at(-1, end, 0)[0], at(1, end, 0)[0]];
  const sea = mixColours(tone(light, '#1f8a96', 0.5), light.sky[light.sky.length - 1] ?? light.haze, 0.25);
  const [top, foot] = [vanish[1] - 6 * unit, at(1, end, 0)[1]];
  canvas.rectangle(from, top, to - from, foot - top + 4, sea);
  const middle = (from + to) / 2;
  const sail = spline([
    [middle - 24 * unit, top - 58 * unit, 'corner'],
    [middle + 8 * unit, top - 20 * unit],
    [middle + 30 * unit, top + 4 * unit, 'corner'],
    [middle - 14 * unit, top + 6 * unit, 'corner'],
  ]);
  canvas.path(sail, tone(light, '#fbf1dc', 0.5));
  canvas.path(
    spline([
      [middle - 34 * unit, top + 8 * unit],
      [middle, top + 13 * unit],
      [middle + 36 * unit, top + 6 * unit],
      [middle + 20 * unit, top + 20 * unit],
      [middle - 22 * unit, top + 20 * unit],
    ]),
    mixColours(light.ink, '#5d3f2a', 0.4),
  );
}

function paintGround({ stage, at }: Lane): void {
  const { canvas, light } = stage;
  const floor = mixColours(tone(light, '#d9c19a', 0.6), light.ink, 0.1);
  canvas.path(
    polygon([at(-1, end, 0), at(1, end, 0), at(1, 1, 0), at(-1, 1, 0)]),
    canvas.linearGradient(
      [
        [0, mixColours(floor, light.haze, 0.4)],
        [1, mixColours(floor, light.ink, 0.34)],
      ],
      { x2: 0, y1: at(1, end, 0)[1], y2: canvas.height, inCanvasUnits: true },
    ),
  );
  const shade = polygon([
    at(1, end, 0),
    at(1, 1, 0),
    [stage.x(0.5), canvas.height + 10],
    [stage.x(0.5), at(1, end, 0)[1]],
  ]);
  canvas.path(shade, light.ink, { opacity: 0.2 });
}

function paintHouse(lane: Lane, side: -1 | 1, house: House): void {
  const { stage, at } = lane;
  const { canvas, light } = stage;
  const { from, to, height, wall } = house;
  // The sun reaches into the lane from the left: the right-hand walls are lit.
  const tones = masonryTones(light, wall);
  const lit = side > 0 ? mixColours(tones.wall, tones.wallLit, 0.7) : mixColours(tones.wall, tones.wallShade, 0.62);
  const quad = (away: readonly [number, number], up: readonly [number, number]) =>
    polygon([at(side, away[0], up[0]), at(side, away[0], up[1]), at(side, away[1], up[1]), at(side, away[1], up[0])]);
  const haze = Math.min(0.4, (from - 1) * 0.13);
  const face = mixColours(lit, light.haze, haze);
  canvas.path(quad([from, to], [0, height]), face);
  canvas.path(quad([from, to], [0, 0.09]), tones.wallShade, { opacity: 0.5 });
  const iron = mixColours(mixColours(tone(light, '#a0603f', 0.6), light.ink, 0.24), light.haze, haze);
  canvas.path(quad([from, to], [height, height + 0.035]), iron);
  canvas.path(quad([from, to], [height - 0.012, height]), light.ink, { opacity: 0.3 });
  paintWindows(lane, side, house, tones, quad);
  if (house.door !== undefined) paintDoor(lane, side, house.door, tones, quad);
  if (house.balcony) paintBalcony(side, house, tones, quad, stage);
}

type Quad = (away: readonly [number, number], up: readonly [number, number]) => string;

const shutters: readonly Colour[] = ['#3f7a6e', '#2f6f8f', '#7a4a2c'];

function paintWindows(
  { stage }: Lane,
  side: -1 | 1,
  { from, to, height, balcony, door }: House,
  tones: MasonryTones,
  quad: Quad,
): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, `lane-windows-${side}-${from}`);
  const colour = mixColours(tone(light, chance.pick(shutters), 0.5), light.ink, 0.12);
  const count = to - from > 0.9 ? 3 : 2;
  for (const up of [0.16, 0.47]) {
    if (up + 0.18 > height || (up > 0.4 && balcony)) continue;
    for (let index = 0; index < count; index += 1) {
      // Equal steps on the wall are unequal ones in the picture.
      const step = (to - from) / (count + 0.6);
      const near = from + step * (index + 0.55);
      const far = near + step * 0.34;
      if (door !== undefined && up < 0.3 && near < door + 0.16 && far > door - 0.06) continue;
      canvas.path(quad([near, far], [up, up + 0.17]), tones.inside);
      canvas.path(quad([near - step * 0.12, near], [up, up + 0.17]), colour);
      canvas.path(quad([far, far + step * 0.12], [up, up + 0.17]), colour);
      canvas.path(quad([near - step * 0.14, far + step * 0.14], [up - 0.016, up]), tones.wallShade);
    }
  }
}

/** A carved door: a frame of dark wood, two leaves with brass studs, a step before it. */
function paintDoor({ stage, at }: Lane, side: -1 | 1, door: number, tones: MasonryTones, quad: Quad): void {
  const { canvas, light } = stage;
  const wide = 0.13 * door;
  const [near, far] = [door, door + wide];
  const wood = mixColours(tone(light, '#6b4326', 0.5), light.ink, 0.2);
  if (isLampLit(light)) {
    const [x, y] = at(side, door + wide / 2, 0.34);
    paintGlow(canvas, x, y, (150 * canvas.unit) / door, '#ffbe6a', 0.5);
  }
  canvas.path(quad([near - wide * 0.24, far + wide * 0.3], [0, 0.31]), mixColours(wood, light.rim, 0.16));
  canvas.path(quad([near, far], [0, 0.25]), mixColours(wood, light.ink, 0.35));
  const middle = (near + far) / 2;
  canvas.path(quad([middle - wide * 0.03, middle + wide * 0.03], [0, 0.25]), mixColours(wood, light.rim, 0.3));
  let studs = '';
  for (const leaf of [0.25, 0.75]) {
    for (let row = 0; row < 5; row += 1) {
      const [x, y] = at(side, near + wide * leaf, 0.035 + row * 0.046);
      const size = (4.6 * canvas.unit) / door;
      studs += polygon([
        [x - size, y],
        [x, y - size],
        [x + size, y],
        [x, y + size],
      ]);
    }
  }
  canvas.path(studs, '#d9b25f');
  canvas.path(quad([near - wide * 0.4, far + wide * 0.45], [0, 0.022]), tones.wallLit);
}

/** A balcony of turned wood under a roof of its own. */
function paintBalcony(
  side: -1 | 1,
  { from, to, height }: House,
  tones: MasonryTones,
  quad: Quad,
  { canvas, light }: Stage,
): void {
  const wood = mixColours(tone(light, '#7c5230', 0.5), light.ink, 0.22);
  const [near, far] = [from + (to - from) * 0.12, from + (to - from) * 0.86];
  const floor = height > 0.9 ? 0.5 : 0.42;
  canvas.path(quad([near, far], [floor, floor + 0.24]), mixColours(tones.inside, wood, 0.3));
  canvas.path(quad([near, far], [floor, floor + 0.085]), wood);
  canvas.path(quad([near * 0.985, far], [floor + 0.235, floor + 0.27]), mixColours(wood, light.rim, 0.22));
  canvas.path(quad([near * 0.985, far], [floor - 0.022, floor]), mixColours(wood, light.ink, 0.3));
  const posts = 6;
  for (let post = 0; post <= posts; post += 1) {
    const at = near + ((far - near) * post) / posts;
    canvas.path(quad([at, at + (far - near) * 0.03], [floor, floor + 0.24]), wood);
  }
  if (side > 0) canvas.path(quad([near, far], [floor - 0.09, floor - 0.022]), light.ink, { opacity: 0.2 });
}

const people = [
  {
    away: 2.1,
    aside: -0.34,
    pose: walking,
    dress: { jacket: '#fbf6ea', trousers: '#fbf6ea', hat: '#e9e0c8', skin: '#5b3a28' },
  },
  {
    away: 1.72,
    aside: 0.3,
    pose: standing,
    dress: { jacket: '#b5482a', trousers: '#7a2f52', hat: '#d98b2f', skin: '#6b4630' },
  },
  {
    away: 2.9,
    aside: 0.1,
    pose: walking,
    dress: { jacket: '#1f7480', trousers: '#3d3a44', hat: '#4b4438', skin: '#6b4630' },
  },
] as const;

/** Kanzu and kanga reach to the ankles. */
function paintWalkers({ stage, vanish, at }: Lane): void {
  const { canvas, light } = stage;
  for (const { away, aside, pose, dress } of [...people].sort((one, other) => other.away - one.away)) {
    const foot = at(1, away, 0)[1];
    const x = vanish[0] + (aside * canvas.height * 0.8) / away;
    const size = ((foot - vanish[1]) * 0.98) / 100;
    canvas.group({ transform: `translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${size.toFixed(3)})` }, () => {
      paintPerson(canvas, 0, 0, pose, dress, light);
      const robe = spline([
        [-10, -78],
        [12, -78],
        [14, -44],
        [19, -8, 'corner'],
        [-16, -8, 'corner'],
        [-12, -44],
      ]);
      canvas.path(robe, mixColours(tone(light, dress.trousers, 0.5), light.ink, 0.1));
    });
  }
}
