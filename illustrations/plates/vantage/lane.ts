// A lane of a Swahili town, two arms wide: coral-stone walls on either side, carved doors, and people who walk home. In
// Stone Town balconies and a line of washing hang over it and it ends at the harbour; in Lamu a room bridges it, stone
// benches run along it, and a donkey carries what a car would.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Point } from '#illustrations/drawing/outline.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import { circle, openSpline, polygon, spline } from '#illustrations/plates/paths.ts';
import { paintDonkey } from '#illustrations/plates/props/donkey.ts';
import { type MasonryTones, masonryTones, opening } from '#illustrations/plates/props/houses/masonry.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { leaning, type Pose, turnedAway, walking } from '#illustrations/plates/props/people/poses.ts';
import { coast } from '#illustrations/plates/props/people/wardrobe.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** A house of the lane: from where to where one walks past it, how high it stands, and what is in its wall. */
interface House {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly wall: Colour;
  readonly door?: number;
  readonly balcony?: true;
  readonly bench?: true;
}

interface Walker {
  readonly away: number;
  /** From the middle of the lane, in halves of its width. */
  readonly aside: number;
  readonly pose: Pose;
  readonly dress: Dress;
  readonly isComing?: true;
}

interface Town {
  readonly left: readonly House[];
  readonly right: readonly House[];
  readonly walkers: readonly Walker[];
  readonly floor: Colour;
  readonly shutters: readonly Colour[];
}

const stoneTown: Town = {
  left: [
    { from: 0.1, to: 0.74, height: 1.06, wall: '#e9d9b4', door: 0.5 },
    { from: 0.74, to: 1.34, height: 0.92, wall: '#d9b98a', door: 1.02 },
    { from: 1.34, to: 2.1, height: 1.12, wall: '#f3ead2', balcony: true },
    { from: 2.1, to: 3.4, height: 0.86, wall: '#c9cdb4', door: 2.5 },
    { from: 3.4, to: 6, height: 1, wall: '#e6d3aa' },
  ],
  right: [
    { from: 0.1, to: 0.92, height: 1.2, wall: '#f0e2c2', balcony: true },
    { from: 0.92, to: 1.5, height: 1, wall: '#e3b996', door: 1.14 },
    { from: 1.5, to: 2.6, height: 0.86, wall: '#f7f0e0', door: 1.9 },
    { from: 2.6, to: 4, height: 1.06, wall: '#dcc49a', balcony: true },
    { from: 4, to: 6, height: 0.8, wall: '#f0e5d0' },
  ],
  walkers: [
    { away: 1.3, aside: -0.32, pose: turnedAway, dress: coast.kanzu },
    { away: 1.62, aside: 0.4, pose: walking, dress: coast.kanga, isComing: true },
    { away: 2.2, aside: -0.5, pose: walking, dress: coast.shirt },
    { away: 2.9, aside: 0.25, pose: turnedAway, dress: coast.buibui },
  ],
  floor: '#d3bd98',
  shutters: ['#3f7a6e', '#2f6f8f', '#7a4a2c'],
};

const lamu: Town = {
  left: [
    { from: 0.1, to: 0.66, height: 0.82, wall: '#e6ddca' },
    { from: 0.66, to: 1.4, height: 1, wall: '#efe7d6', door: 1, bench: true },
    { from: 1.4, to: 2.4, height: 0.9, wall: '#ddd2bc' },
    { from: 2.4, to: 4.2, height: 1.08, wall: '#f3ecdc' },
  ],
  right: [
    { from: 0.1, to: 0.84, height: 1.02, wall: '#d8ccb4', door: 0.62, bench: true },
    { from: 0.84, to: 1.5, height: 0.8, wall: '#efe6d2' },
    { from: 1.5, to: 2.5, height: 1.04, wall: '#e6dbc4', door: 1.74, bench: true },
    { from: 2.5, to: 4.2, height: 0.9, wall: '#f0e8d8' },
  ],
  walkers: [
    { away: 1.14, aside: -0.58, pose: leaning, dress: { ...coast.kanzu, head: { wear: 'kofia', colour: '#b8862f' } } },
    { away: 1.76, aside: -0.16, pose: turnedAway, dress: coast.buibui },
    { away: 1.8, aside: -0.5, pose: turnedAway, dress: coast.schoolgirl },
    { away: 3, aside: 0.3, pose: walking, dress: coast.shirt, isComing: true },
  ],
  floor: '#cdbb9c',
  shutters: ['#6b4630', '#7a5434'],
};

interface Lane {
  readonly stage: Stage;
  readonly town: Town;
  readonly vanish: Point;
  /** How far away the last house ends. */
  readonly end: number;
  /** A point: how far from the middle in halves of the lane's width, how far away, how high as a share of the height. */
  at(aside: number, away: number, up: number): Point;
}

/** Half of the lane's width at arm's length from the viewer, as a share of the height: two arms are a lane. */
const half = 0.3;

export function paintLane(stage: Stage): void {
  const { canvas, spec } = stage;
  const town = spec.biome === 'arid' ? lamu : stoneTown;
  const { height } = canvas;
  const vanish: Point = [stage.x(0.5), stage.y(0.6)];
  const eye = height * 1.06 - vanish[1];
  const at = (aside: number, away: number, up: number): Point => [
    vanish[0] + (aside * half * height) / away,
    vanish[1] + (eye - up * height) / away,
  ];
  const end = town.left.at(-1)?.to ?? 1;
  const lane: Lane = { stage, town, vanish, end, at };
  if (town === lamu) paintYard(lane);
  else paintHarbour(lane);
  paintGround(lane);
  for (const side of [-1, 1] as const) {
    for (const house of (side < 0 ? town.left : town.right).toReversed()) paintHouse(lane, side, house);
  }
  const [far, near] = [town.walkers.filter(({ away }) => away > 2), town.walkers.filter(({ away }) => away <= 2)];
  paintWalkers(lane, far);
  if (town === lamu) {
    paintBougainvillea(lane);
    paintBridge(lane, 1.86);
    paintAt(lane, 0.36, 1.46, 0.96, () => paintDonkey(canvas, stage.light));
  } else paintWashing(lane, 1.7);
  paintWalkers(lane, near);
}

/** Between the last houses one sees the harbour. */
function paintHarbour({ stage, at, vanish, end }: Lane): void {
  const { canvas, light } = stage;
  const { unit } = canvas;
  const [from, to] = [at(-1, end, 0)[0], at(1, end, 0)[0]];
  const sea = mixColours(tone(light, '#1f8a96', 0.5), light.sky[light.sky.length - 1] ?? light.haze, 0.25);
  const [top, foot] = [vanish[1] - 6 * unit, at(1, end, 0)[1]];
  canvas.rectangle(from, top, to - from, foot - top + 4, sea);
  const middle = (from + to) / 2;
  const sail = spline([
    [middle - 18 * unit, top - 58 * unit, 'corner'],
    [middle + 8 * unit, top - 20 * unit],
    [middle + 24 * unit, top + 4 * unit, 'corner'],
    [middle - 14 * unit, top + 6 * unit, 'corner'],
  ]);
  canvas.path(sail, tone(light, '#fbf1dc', 0.5));
  canvas.path(
    spline([
      [middle - 26 * unit, top + 8 * unit],
      [middle, top + 12 * unit],
      [middle + 28 * unit, top + 6 * unit],
      [middle + 16 * unit, top + 19 * unit],
      [middle - 18 * unit, top + 19 * unit],
    ]),
    mixColours(light.ink, '#5d3f2a', 0.4),
  );
}

/** The lane turns: its last wall stands in the sun, with an arched door, and a palm looks over it. */
function paintYard({ stage, at, end }: Lane): void {
  const { canvas, light } = stage;
  const tones = masonryTones(light, '#f6eedd');
  const [left, top] = at(-1, end, 0.62);
  const [right, foot] = at(1, end, 0);
  const middle = (left + right) / 2;
  const tall = foot - top;
  const leaf = mixColours(tone(light, '#3f6a3c', 0.5), light.ink, 0.3);
  for (const [lean, drop] of [
    [-1, 0.1],
    [-0.6, -0.3],
    [0.1, -0.5],
    [0.7, -0.3],
    [1, 0.12],
  ] as const) {
    const tip: Point = [middle + lean * tall * 0.5, top + drop * tall * 0.6];
    const knee: Point = [middle + lean * tall * 0.26, top - tall * 0.42];
    canvas.path(openSpline([[middle, top], [middle, top - tall * 0.22], knee, tip]), 'none', {
      stroke: leaf,
      'stroke-width': tall * 0.05,
    });
  }
  canvas.rectangle(left - 2, top, right - left + 4, tall + 3, tones.wallLit);
  canvas.path(opening(middle, foot, tall * 0.3, tall * 0.56, true), tones.wallShade);
  canvas.path(opening(middle, foot, tall * 0.24, tall * 0.5, true), tones.timber);
}

function paintGround({ stage, at, town, end }: Lane): void {
  const { canvas, light } = stage;
  const floor = mixColours(tone(light, town.floor, 0.6), light.ink, 0.14);
  canvas.path(
    polygon([at(-1, end, 0), at(1, end, 0), at(1, 0.4, 0), at(-1, 0.4, 0)]),
    canvas.linearGradient(
      [
        [0, mixColours(floor, light.haze, 0.5)],
        [0.4, floor],
        [1, mixColours(floor, light.ink, 0.4)],
      ],
      { x2: 0, y1: at(1, end, 0)[1], y2: canvas.height, inCanvasUnits: true },
    ),
  );
  // A gutter runs down its middle, and slabs lie across it.
  canvas.path(polygon([at(-0.06, end, 0), at(0.06, end, 0), at(0.06, 0.4, 0), at(-0.06, 0.4, 0)]), light.ink, {
    opacity: 0.16,
  });
  let slabs = '';
  for (let away = 0.95; away < end; away *= 1.14) {
    slabs += polygon([at(-1, away, 0), at(1, away, 0), at(1, away * 1.012, 0), at(-1, away * 1.012, 0)]);
  }
  canvas.path(slabs, light.ink, { opacity: 0.14 });
}

type Quad = (away: readonly [number, number], up: readonly [number, number]) => string;

function paintHouse(lane: Lane, side: -1 | 1, house: House): void {
  const { stage, at, town } = lane;
  const { canvas, light } = stage;
  const { from, to, height, wall } = house;
  // The sun reaches into the lane from the left: only the tops of the right-hand walls are lit.
  const tones = masonryTones(light, wall);
  const quad: Quad = (away, up) =>
    polygon([at(side, away[0], up[0]), at(side, away[0], up[1]), at(side, away[1], up[1]), at(side, away[1], up[0])]);
  const haze = Math.min(0.4, Math.max(0, from - 0.8) * 0.13);
  const shaded = mixColours(tones.wall, tones.wallShade, side < 0 ? 0.72 : 0.34);
  canvas.path(quad([from, to], [0, height]), mixColours(shaded, light.haze, haze));
  if (side > 0) canvas.path(quad([from, to], [height * 0.56, height]), mixColours(tones.wallLit, light.haze, haze));
  canvas.path(quad([from, to], [0, 0.1]), tones.ink, { opacity: 0.16 });
  paintStains(lane, side, house, quad);
  const edge = town === lamu ? tones.wallLit : mixColours(tone(light, '#a0603f', 0.6), light.ink, 0.24);
  canvas.path(quad([from, to], [height, height + 0.035]), mixColours(edge, light.haze, haze));
  canvas.path(quad([from, to], [height - 0.016, height]), light.ink, { opacity: 0.3 });
  canvas.path(quad([to * 0.985, to], [0, height]), light.ink, { opacity: 0.22 });
  paintWindows(lane, side, house, tones, quad);
  if (house.door !== undefined) paintDoor(lane, side, house.door, tones, quad);
  if (house.balcony) paintBalcony(lane, side, house, tones);
  if (house.bench) paintBench(lane, side, house, tones);
}

/** Where plaster has come off, coral shows; in Lamu more of it. */
function paintStains({ stage, town, at }: Lane, side: -1 | 1, { from, to, height }: House, quad: Quad): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, `lane-stains-${side}-${from}`);
  const start = Math.max(from, 0.3);
  let stains = '';
  for (let stain = 0; stain < (town === lamu ? 26 : 9); stain += 1) {
    const away = start + (to - start) * chance.next() ** 1.3;
    const up = chance.between(0.04, height - 0.1);
    const [wide, tall] = [away * chance.between(0.02, 0.06), chance.between(0.008, 0.022)];
    if (town === lamu) stains += quad([away, away + wide], [up, up + tall]);
    else {
      const [x, y] = at(side, away, up);
      const reach = (chance.between(14, 40) * canvas.unit) / away;
      const lean = (side * reach) / 2;
      stains += spline([
        [x - reach / 2, y - lean * 0.2],
        [x, y - reach * 0.5],
        [x + reach / 2, y + lean * 0.2],
        [x, y + reach * 0.7],
      ]);
    }
  }
  canvas.path(stains, mixColours(light.ink, '#8a6a4a', 0.5), { opacity: town === lamu ? 0.2 : 0.12 });
}

function paintWindows(
  { stage, town }: Lane,
  side: -1 | 1,
  { from, to, height, balcony, door }: House,
  tones: MasonryTones,
  quad: Quad,
): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, `lane-windows-${side}-${from}`);
  const colour = mixColours(tone(light, chance.pick(town.shutters), 0.5), light.ink, 0.12);
  const start = Math.max(from, 0.34);
  const count = town === lamu ? 1 : 2;
  for (const up of town === lamu ? [0.5] : [0.17, 0.52]) {
    if (up + 0.18 > height || (up > 0.4 && balcony)) continue;
    for (let index = 0; index < count; index += 1) {
      // Equal steps on the wall are unequal ones in the picture.
      const step = (to - start) / (count + 0.6);
      const near = start + step * (index + 0.55);
      const far = near + Math.min(step * 0.34, 0.16 * near);
      const leaf = (far - near) * 0.42;
      // Of a window at the viewer's elbow one would see a corner.
      if (up < 0.3 && near < 0.8) continue;
      if (door !== undefined && up < 0.3 && near < door * 1.24 && far > door * 0.9) continue;
      const tall = town === lamu ? 0.11 : 0.17;
      canvas.path(quad([near, far], [up, up + tall]), tones.inside);
      canvas.path(quad([near - leaf, near], [up, up + tall]), colour);
      canvas.path(quad([far, far + leaf], [up, up + tall]), colour);
      canvas.path(quad([near - leaf, far + leaf], [up - 0.016, up]), tones.wallShade);
    }
  }
}

/** A carved door: a frame of dark wood, two leaves with brass studs, a step before it. */
function paintDoor({ stage, at, town }: Lane, side: -1 | 1, door: number, tones: MasonryTones, quad: Quad): void {
  const { canvas, light } = stage;
  const wide = 0.17 * door;
  const [near, far] = [door, door + wide];
  const wood = mixColours(tone(light, '#6b4326', 0.5), light.ink, 0.2);
  if (isLampLit(light)) {
    const [x, y] = at(side, door + wide / 2, 0.34);
    paintGlow(canvas, x, y, (150 * canvas.unit) / door, '#ffbe6a', 0.5);
  }
  canvas.path(quad([near - wide * 0.24, far + wide * 0.3], [0, 0.43]), mixColours(wood, light.rim, 0.16));
  canvas.path(quad([near - wide * 0.1, far + wide * 0.12], [0.36, 0.41]), mixColours(wood, light.ink, 0.3));
  canvas.path(quad([near, far], [0, 0.35]), mixColours(wood, light.ink, 0.35));
  const middle = (near + far) / 2;
  canvas.path(quad([middle - wide * 0.04, middle + wide * 0.04], [0, 0.35]), mixColours(wood, light.rim, 0.3));
  let studs = '';
  for (const leaf of town === lamu ? [] : [0.25, 0.75]) {
    for (let row = 0; row < 6; row += 1) {
      const [x, y] = at(side, near + wide * leaf, 0.035 + row * 0.054);
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
  canvas.path(quad([near - wide * 0.4, far + wide * 0.45], [0, 0.026]), tones.wallLit);
}

/** A balcony of turned wood that stands out over the lane, under a roof of its own. */
function paintBalcony({ stage, at }: Lane, side: -1 | 1, { from, to, height }: House, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const wood = mixColours(tone(light, '#7c5230', 0.5), light.ink, 0.22);
  const start = Math.max(from, 0.42);
  const [near, far] = [start + (to - start) * 0.14, start + (to - start) * 0.8];
  const out = side * 0.66;
  const floor = height > 0.9 ? 0.56 : 0.48;
  const front = (away: readonly [number, number], up: readonly [number, number]) =>
    polygon([at(out, away[0], up[0]), at(out, away[0], up[1]), at(out, away[1], up[1]), at(out, away[1], up[0])]);
  const across = (away: number, up: readonly [number, number]) =>
    polygon([at(out, away, up[0]), at(out, away, up[1]), at(side, away, up[1]), at(side, away, up[0])]);
  canvas.path(
    polygon([at(out, near, floor), at(out, far, floor), at(side, far, floor), at(side, near, floor)]),
    light.ink,
  );
  canvas.path(across(near, [floor, floor + 0.26]), mixColours(tones.inside, light.ink, 0.4));
  canvas.path(front([near, far], [floor, floor + 0.26]), mixColours(tones.inside, wood, 0.3));
  canvas.path(across(near, [floor, floor + 0.1]), mixColours(wood, light.ink, 0.25));
  canvas.path(front([near, far], [floor, floor + 0.1]), wood);
  const posts = 6;
  for (let post = 0; post <= posts; post += 1) {
    const away = near + ((far - near) * post) / posts;
    canvas.path(front([away, away + (far - near) * 0.03], [floor, floor + 0.26]), wood);
  }
  const eaves = mixColours(tone(light, '#a0603f', 0.6), light.ink, 0.2);
  canvas.path(across(near, [floor + 0.25, floor + 0.29]), mixColours(eaves, light.ink, 0.3));
  canvas.path(front([near * 0.98, far], [floor + 0.25, floor + 0.29]), eaves);
}

/** A stone bench along the wall, where one sits in the evening. */
function paintBench({ at, stage }: Lane, side: -1 | 1, { from, to, door }: House, tones: MasonryTones): void {
  const { canvas, light } = stage;
  const [near, far] = door === undefined ? [Math.max(from, 0.5), to] : [door * 1.3, Math.max(to, door * 1.6)];
  const out = side * 0.74;
  canvas.path(polygon([at(out, near, 0.1), at(side, near, 0.1), at(side, far, 0.1), at(out, far, 0.1)]), tones.wallLit);
  canvas.path(
    polygon([at(out, near, 0), at(out, near, 0.1), at(out, far, 0.1), at(out, far, 0)]),
    mixColours(tones.wall, tones.wallShade, 0.8),
  );
  canvas.path(
    polygon([at(out, near, 0), at(out, near, 0.1), at(side, near, 0.1), at(side, near, 0)]),
    mixColours(tones.wallShade, light.ink, 0.14),
  );
}

/** A room of the house on the left that reaches over to the one on the right, on poles of mangrove. */
function paintBridge({ at, stage }: Lane, away: number): void {
  const { canvas, light } = stage;
  const tones = masonryTones(light, '#efe6d4');
  const back = away * 1.3;
  const [foot, top] = [0.5, 0.86];
  canvas.path(
    polygon([at(-1, away, foot), at(1, away, foot), at(1, back, foot), at(-1, back, foot)]),
    mixColours(tones.ink, tones.wallShade, 0.3),
  );
  let poles = '';
  for (let pole = -0.9; pole <= 0.9; pole += 0.2) {
    poles += polygon([
      at(pole, away, foot),
      at(pole + 0.07, away, foot),
      at(pole + 0.07, back, foot),
      at(pole, back, foot),
    ]);
  }
  canvas.path(poles, tones.timber);
  const [left, right] = [at(-1, away, foot), at(1, away, top)];
  canvas.rectangle(
    left[0] - 1,
    right[1],
    right[0] - left[0] + 2,
    left[1] - right[1],
    mixColours(tones.wall, tones.wallShade, 0.3),
  );
  canvas.rectangle(left[0] - 1, right[1], right[0] - left[0] + 2, (left[1] - right[1]) * 0.09, tones.wallLit);
  const tall = left[1] - right[1];
  const middle = (left[0] + right[0]) / 2;
  for (const aside of [-0.22, 0.22]) {
    const x = middle + aside * (right[0] - left[0]);
    canvas.path(opening(x, left[1] - tall * 0.26, tall * 0.2, tall * 0.42, true), tones.wallShade);
    canvas.path(opening(x, left[1] - tall * 0.26, tall * 0.14, tall * 0.36, true), tones.inside);
  }
}

/** It hangs over the wall on the right, out of a garden nobody sees. */
function paintBougainvillea({ stage, vanish }: Lane): void {
  const { canvas, light } = stage;
  const chance = chanceOf(canvas, 'bougainvillea');
  const { height } = canvas;
  let [leaves, petals] = ['', ''];
  for (let branch = 0; branch < 19; branch += 1) {
    const from = vanish[0] + height * (0.46 + branch * 0.07);
    const long = height * chance.between(0.1, 0.34) * (branch % 3 === 0 ? 1 : 0.6);
    for (let bunch = 0; bunch < 22; bunch += 1) {
      const share = bunch / 22;
      const x = from + chance.bell() * height * 0.034 * (1.2 - share);
      const y = long * share + chance.bell() * height * 0.01;
      const size = height * chance.between(0.006, 0.013) * (1.2 - share * 0.5);
      if (chance.happens(0.4 + 0.4 * share)) petals += circle(x, y, size);
      else leaves += circle(x, y, size * 1.15);
    }
  }
  canvas.path(leaves, mixColours(tone(light, '#4d6b3a', 0.5), light.ink, 0.2));
  canvas.path(petals, mixColours(tone(light, '#b8326f', 0.4), light.ink, 0.06));
}

/** A line across the lane, and the day's washing on it. */
function paintWashing({ at, stage }: Lane, away: number): void {
  const { canvas, light } = stage;
  const up = 0.78;
  const [from, to] = [at(-1, away, up), at(1, away, up + 0.02)];
  const sag = 16 * canvas.unit;
  const across = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  canvas.path(openSpline([0, 0.25, 0.5, 0.75, 1].map(across)), 'none', {
    stroke: light.ink,
    'stroke-width': canvas.unit * 1.6,
  });
  const cloths = ['#c2452f', '#f6f1e4', '#2f6f8f', '#e9b23f'];
  for (const [index, cloth] of cloths.entries()) {
    const [x, y] = across(0.16 + index * 0.19);
    const [far, farY] = across(0.16 + index * 0.19 + 0.13);
    const long = (52 + 14 * (index % 2)) * canvas.unit;
    const sheet = spline([
      [x, y, 'corner'],
      [far, farY, 'corner'],
      [far + 2, farY + long, 'corner'],
      [(x + far) / 2, y + long * 0.94],
      [x + 1, y + long, 'corner'],
    ]);
    canvas.path(sheet, mixColours(tone(light, cloth, 0.5), light.ink, 0.08));
  }
}

/** Paints what stands in the lane, in the measure of a person a hundred high. */
function paintAt(
  { stage, at, vanish }: Lane,
  aside: number,
  away: number,
  size: number,
  paint: (width: number) => void,
): void {
  const [x, foot] = at(aside, away, 0);
  const scale = ((foot - vanish[1]) * 0.98 * size) / 100;
  stage.canvas.group({ transform: `translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${scale.toFixed(3)})` }, () =>
    paint(scale),
  );
}

function paintWalkers(lane: Lane, walkers: readonly Walker[]): void {
  const { canvas, light } = lane.stage;
  for (const { away, aside, pose, dress, isComing } of walkers.toSorted((one, other) => other.away - one.away)) {
    const size = 'isChild' in dress && dress.isChild ? 0.74 : 1;
    paintAt(lane, aside, away, size, () =>
      canvas.group({ transform: `scale(${isComing ? -1 : 1} 1)` }, () => paintPerson(canvas, 0, 0, pose, dress, light)),
    );
  }
}
