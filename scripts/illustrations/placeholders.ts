// Landscape posters shown wherever a record has no photograph yet: one per category, by day and by night.
// Each is a flat duotone print: a pale and a deep anchor colour, four to six tones between them, one warm accent.
// The sun (or moon) with its concentric rings is the brand motif and appears in every poster.

import {
  type Attributes,
  between,
  circlePath,
  createNoise,
  createRandom,
  disc,
  element,
  ellipsePath,
  formatNumber,
  fractalNoise,
  group,
  interpolate,
  itemAt,
  type LimbPoint,
  lens,
  limb,
  mixColours,
  type OutlinePoint,
  type Point,
  place,
  polygon,
  rectangle,
  rectanglePath,
  shape,
  smoothGround,
  smoothHole,
  smoothLine,
  smoothShape,
  stroke,
  svgDocument,
  twig,
  withLightness,
} from '#scripts/illustrations/core.ts';

export const PLACEHOLDER_CATEGORIES = [
  'accommodation',
  'room',
  'activity',
  'tour',
  'attraction',
  'destination',
  'place',
  'placeholder',
] as const;

export type PlaceholderCategory = (typeof PLACEHOLDER_CATEGORIES)[number];
export type TimeOfDay = 'day' | 'night';

type Drawing = readonly string[];

const WIDTH = 1600;
const HEIGHT = 1000;
const BLEED = 20;

// ---------------------------------------------------------------------------------------------------------------
// Palettes
// ---------------------------------------------------------------------------------------------------------------

type Anchors = {
  readonly pale: string;
  readonly body: string;
  readonly deep: string;
  /** The tone of the open sky by day, where mixing pale and body would look dull. */
  readonly sky?: string;
};

type Palette = {
  readonly time: TimeOfDay;
  readonly sky: string;
  /** Ring tones from the outermost to the innermost. */
  readonly rings: readonly string[];
  readonly disc: string;
  readonly cloud: string;
  /** Land tones from the most distant to the nearest. */
  readonly horizon: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ground: string;
  readonly shade: string;
  readonly ink: string;
  /** Snow, canvas, linen and sail, with the tone of their shaded side. */
  readonly white: string;
  readonly whiteShade: string;
  readonly accent: string;
  readonly accentShade: string;
  readonly lamp: string;
};

const SUN = '#e9a13b';
const SUN_NIGHT = '#f2b65a';
const MOON = '#f7e9cb';
const NIGHT_BLUE = '#3d5a6c';
const TERRACOTTA = '#a8431c';

const ANCHORS: Readonly<Record<PlaceholderCategory, Anchors>> = {
  accommodation: { pale: '#f6ebd3', body: '#5d8a63', deep: '#173a2c' },
  room: { pale: '#f9e9d4', body: '#b96a4d', deep: '#451d18' },
  activity: { pale: '#fae6d3', body: '#7580a8', deep: '#283158', sky: '#f2d2b6' },
  tour: { pale: '#f7ecce', body: '#93954f', deep: '#353d1c' },
  attraction: { pale: '#fae8cc', body: '#c26a38', deep: '#4d1f10' },
  destination: { pale: '#fbe6d6', body: '#8d7099', deep: '#352546', sky: '#f1cfbf' },
  place: { pale: '#f8edd4', body: '#3f8d94', deep: '#0c404c' },
  placeholder: { pale: '#f8e9c9', body: '#bd8540', deep: '#47290f' },
};

const DAY_RING_SHARES = [0.1, 0.21, 0.36, 0.53, 0.74, 1];
const NIGHT_RING_LIGHTNESS = [0.422, 0.436, 0.46, 0.495, 0.54, 0.6];

function dayPalette({ pale, body, deep, sky = mixColours(pale, body, 0.26) }: Anchors): Palette {
  const halo = mixColours(pale, '#ffe3a3', 0.45);
  const white = mixColours(pale, '#fffdf8', 0.6);
  return {
    time: 'day',
    sky,
    rings: DAY_RING_SHARES.map((share) => mixColours(sky, halo, share)),
    disc: SUN,
    cloud: mixColours(sky, white, 0.55),
    horizon: mixColours(sky, mixColours(pale, body, 0.46), 0.5),
    far: mixColours(pale, body, 0.48),
    middle: mixColours(pale, body, 0.72),
    near: mixColours(body, deep, 0.1),
    ground: mixColours(body, deep, 0.36),
    shade: mixColours(body, deep, 0.66),
    ink: deep,
    white,
    whiteShade: mixColours(pale, body, 0.3),
    accent: SUN,
    accentShade: mixColours(SUN, TERRACOTTA, 0.6),
    lamp: '#ffd98a',
  };
}

function nightPalette({ body }: Anchors): Palette {
  const moonlit = mixColours(body, NIGHT_BLUE, 0.42);
  const tone = (lightness: number): string => withLightness(moonlit, lightness, interpolate(0.2, 0.8, lightness * 2));
  return {
    time: 'night',
    sky: tone(0.41),
    rings: NIGHT_RING_LIGHTNESS.map((lightness) => mixColours(tone(lightness), MOON, 0.05)),
    disc: MOON,
    cloud: tone(0.47),
    horizon: tone(0.39),
    far: tone(0.36),
    middle: tone(0.315),
    near: tone(0.268),
    ground: tone(0.228),
    shade: tone(0.188),
    ink: tone(0.145),
    white: mixColours(tone(0.74), MOON, 0.5),
    whiteShade: tone(0.55),
    accent: mixColours(SUN_NIGHT, tone(0.4), 0.28),
    accentShade: mixColours(SUN_NIGHT, tone(0.3), 0.66),
    lamp: SUN_NIGHT,
  };
}

// ---------------------------------------------------------------------------------------------------------------
// Sky
// ---------------------------------------------------------------------------------------------------------------

const RING_REACH = [5, 3.7, 2.68, 2.26, 1.84, 1.42];

/** Where the sun or the moon stands: its centre and the radius of its disc. */
type SunPosition = readonly [x: number, y: number, radius: number];

/** A flat sky with the ringed sun, or with the ringed moon among stars. */
function sky(palette: Palette, [x, y, radius]: SunPosition): Drawing {
  const rings = RING_REACH.map((reach, index) => disc(x, y, radius * reach, itemAt(palette.rings, index)));
  return [
    rectangle(0, 0, WIDTH, HEIGHT, palette.sky),
    ...rings,
    disc(x, y, radius, palette.disc),
    ...(palette.time === 'night' ? [stars(palette, [x, y, radius])] : []),
  ];
}

/** Lamplight spreads in rings too, like a small sun. */
function lampHalo(palette: Palette, x: number, y: number, radius: number): Drawing {
  return [1, 0.7, 0.42].map((share) => disc(x, y, radius * share, palette.lamp, { opacity: 0.13 }));
}

/**
 * Stars are strokes of no length with round caps: a dot costs only a few bytes. The glare around the moon hides the
 * stars nearest to it.
 */
function stars(palette: Palette, [moonX, moonY, moonRadius]: SunPosition): string {
  const random = createRandom('stars');
  let small = '';
  let large = '';
  for (let count = 0; count < 40; count += 1) {
    const x = Math.round(between(random, 10, WIDTH - 10));
    const y = Math.round(between(random, 10, 560) * between(random, 0.4, 1));
    const isLarge = random() < 0.22;
    const isVisible = Math.hypot(x - moonX, y - moonY) > moonRadius * 2.8;
    const dot = isVisible ? `M${x} ${y}h.1` : '';
    if (isLarge) {
      large += dot;
    } else {
      small += dot;
    }
  }
  const round = { 'stroke-linecap': 'round' };
  const colour = palette.white;
  return stroke(small, colour, 3, { ...round, opacity: 0.6 }) + stroke(large, colour, 5, { ...round, opacity: 0.85 });
}

type CloudBand = readonly [x: number, y: number, width: number];

/** Long streaks of cloud with a gently humped back and an almost flat base. */
function clouds(palette: Palette, bands: readonly CloudBand[]): string {
  const paths = bands.map(([x, y, width]) => cloudBand(x, y, width));
  return shape(paths.join(''), palette.cloud);
}

function cloudBand(x: number, y: number, width: number): string {
  const half = width / 2;
  const height = 10 + width * 0.028;
  return smoothShape([
    [x - half, y, 'corner'],
    [x - half * 0.66, y - height * 0.55],
    [x - half * 0.3, y - height * 0.6],
    [x - half * 0.05, y - height * 1.15],
    [x + half * 0.3, y - height],
    [x + half * 0.55, y - height * 0.35],
    [x + half, y - height * 0.1, 'corner'],
    [x + half * 0.5, y + height * 0.12],
    [x - half * 0.2, y + height * 0.22],
    [x - half * 0.6, y + height * 0.08],
  ]);
}

// ---------------------------------------------------------------------------------------------------------------
// Land
// ---------------------------------------------------------------------------------------------------------------

type RidgeShape = {
  readonly seed: string;
  readonly y: number;
  readonly height: number;
  readonly wavelength: number;
  readonly step?: number;
  readonly octaves?: number;
  /** Flattens crests and valleys into tablelands with steep edges. */
  readonly isPlateau?: boolean;
};

function ridgeLine({ seed, y, height, wavelength, step = 80, octaves = 2, isPlateau }: RidgeShape): Point[] {
  const noise = createNoise(seed);
  const points: Point[] = [];
  for (let x = -BLEED; x <= WIDTH + BLEED + step; x += step) {
    const swell = fractalNoise(noise, x / wavelength, octaves);
    points.push([x, y - height * (isPlateau ? Math.tanh(swell * 6) : swell)]);
  }
  return points;
}

function ridge(fill: string, ridgeShape: RidgeShape): string {
  return shape(smoothGround(ridgeLine(ridgeShape), HEIGHT + BLEED), fill);
}

/** Streaks of light or shade lying on a plain, growing longer and thicker towards the viewer. */
function streaks(fill: string, seed: string, topY: number, count: number): string {
  const random = createRandom(seed);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const nearness = ((index + random()) / count) ** 1.4;
    const y = interpolate(topY, HEIGHT, nearness);
    const width = interpolate(120, 560, nearness) * between(random, 0.7, 1.3);
    path += lens(between(random, 0, WIDTH), y, width, interpolate(4, 16, nearness));
  }
  return shape(path, fill);
}

/** A row of flat-topped trees and bushes far away, drawn as one path. */
function treeLine(fill: string, seed: string, trees: number, baseY: number, height: number, spread = 10): string {
  const random = createRandom(seed);
  let path = '';
  for (let index = 0; index < trees; index += 1) {
    const x = ((index + between(random, 0.1, 0.9)) / trees) * WIDTH;
    const y = baseY + between(random, -spread, spread);
    const size = height * between(random, 0.6, 1.15);
    path += random() < 0.6 ? distantAcacia(x, y, size) : distantBush(x, y, size * 0.5);
  }
  return shape(path, fill);
}

function distantAcacia(x: number, y: number, height: number): string {
  const crownY = y - height * 0.78;
  const forkY = y - height * 0.42;
  const trunk = polygon([
    [x - height * 0.05, y],
    [x - height * 0.03, forkY],
    [x - height * 0.36, crownY],
    [x + height * 0.36, crownY],
    [x + height * 0.03, forkY],
    [x + height * 0.06, y],
  ]);
  return trunk + lens(x, crownY, height * 1.7, height * 0.46);
}

function distantBush(x: number, y: number, height: number): string {
  return ellipsePath(x, y - height * 0.2, Math.round(height * 0.9), Math.round(height * 0.5));
}

// ---------------------------------------------------------------------------------------------------------------
// Plants
// ---------------------------------------------------------------------------------------------------------------

/** A leafy outline: a plain shape whose edge carries a row of round dots of uneven spacing. */
function leafy(path: string, fill: string, dotSize: number): string {
  const gaps = [0.62, 1.05, 0.5, 0.8, 1.3].map((share) => `0 ${formatNumber(dotSize * share)}`);
  const dots: Attributes = {
    stroke: fill,
    'stroke-width': dotSize,
    'stroke-linecap': 'round',
    'stroke-dasharray': gaps.join(' '),
  };
  return shape(path, fill, dots);
}

type Pad = readonly [x: number, y: number, width: number, height: number];

const ACACIA_TRUNK: readonly OutlinePoint[] = [
  [-40, 10, 'corner'],
  [-15, -12],
  [-9, -60],
  [-8, -130],
  [8, -172, 'corner'],
  [23, -140],
  [13, -60],
  [16, -14],
  [36, 10, 'corner'],
];

const ACACIA_BRANCHES: readonly (readonly LimbPoint[])[] = [
  [
    [4, -110, 22],
    [-38, -196, 15],
    [-124, -276, 9],
    [-246, -330, 4],
  ],
  [
    [8, -120, 22],
    [58, -208, 15],
    [134, -284, 9],
    [246, -342, 4],
  ],
];

type Twig = readonly [from: Point, bend: Point, tip: Point, width: number];

const ACACIA_TWIGS: readonly Twig[] = [
  [[-32, -182], [-64, -264], [-100, -360], 14],
  [[-100, -256], [-160, -288], [-226, -300], 9],
  [[52, -196], [70, -280], [98, -372], 14],
  [[122, -272], [190, -304], [268, -310], 9],
  [[8, -140], [4, -260], [-14, -380], 18],
];

const ACACIA_PADS: readonly Pad[] = [
  [-248, -322, 190, 30],
  [-130, -350, 250, 42],
  [-40, -384, 250, 40],
  [96, -366, 270, 46],
  [70, -404, 190, 28],
  [240, -334, 210, 32],
  [-236, -296, 90, 14],
  [270, -306, 100, 15],
];

const ACACIA_LIT_PADS: readonly Pad[] = [
  [-264, -334, 110, 12],
  [-154, -370, 140, 14],
  [-50, -404, 130, 13],
  [76, -416, 120, 12],
  [134, -390, 140, 14],
  [226, -348, 120, 12],
];

function twigs(list: readonly Twig[]): string {
  return list.map(([from, bend, tip, width]) => twig(from, bend, tip, width)).join('');
}

function canopyPad([x, y, width, height]: Pad): string {
  const half = width / 2;
  return smoothShape([
    [x - half, y, 'corner'],
    [x - half * 0.62, y - height * 0.62],
    [x, y - height],
    [x + half * 0.62, y - height * 0.66],
    [x + half, y, 'corner'],
    [x + half * 0.4, y + height * 0.16],
    [x - half * 0.4, y + height * 0.14],
  ]);
}

/** An umbrella thorn, 430 units high and 680 wide at scale 1, standing on (x, y). */
function acacia(palette: Palette, x: number, y: number, scale: number, flip = 1): string {
  const shadow = shape(lens(50, 8, 420, 18), palette.shade);
  const wood = shape(smoothShape(ACACIA_TRUNK) + ACACIA_BRANCHES.map(limb).join('') + twigs(ACACIA_TWIGS), palette.ink);
  const leaves = leafy(ACACIA_PADS.map(canopyPad).join(''), palette.ink, 17);
  const light = leafy(ACACIA_LIT_PADS.map(canopyPad).join(''), palette.shade, 9);
  return group({ transform: place(x, y, scale * flip, scale) }, [shadow, wood, leaves, light]);
}

type Stretch = readonly [fromX: number, toX: number];

type GrassRow = {
  readonly seed: string;
  readonly height: number;
  readonly clumps: number;
  readonly stretches?: readonly Stretch[];
};

/** Grass along the lower edge: one clump is drawn once and reused at varying sizes along each stretch. */
function grass(fill: string, { seed, height, clumps, stretches = [[0, WIDTH]] }: GrassRow): string {
  const random = createRandom(seed);
  const copies = stretches.flatMap(([fromX, toX]) => {
    const count = Math.round((clumps * (toX - fromX)) / WIDTH);
    return Array.from({ length: count }, (_, index) => {
      const x = interpolate(fromX, toX, (index + random()) / count);
      const size = (height / 100) * between(random, 0.55, 1.1);
      const flip = random() < 0.35 ? -1 : 1;
      return element('use', { href: '#g', transform: place(x, HEIGHT, size * flip, size) });
    });
  });
  const clump = element('path', { id: 'g', d: grassClump(seed) });
  return element('defs', {}, clump) + group({ fill }, copies);
}

function grassClump(seed: string): string {
  const random = createRandom(`${seed}:clump`);
  let path = '';
  for (let blade = 0; blade < 11; blade += 1) {
    const rootX = between(random, -55, 55);
    const height = between(random, 45, 100);
    const lean = between(random, -18, 52);
    path += grassBlade(rootX, height, lean);
  }
  return path;
}

function grassBlade(rootX: number, height: number, lean: number): string {
  const up = [lean * 0.1, -height * 0.6, lean, -height].map(Math.round);
  const down = [-lean * 0.6, height * 0.4, 6 - lean, height].map(Math.round);
  return `M${Math.round(rootX)} 10q${up.join(' ')}q${down.join(' ')}z`;
}

function birds(fill: string, positions: readonly (readonly [x: number, y: number, size: number])[]): string {
  const path = positions.map(([x, y, size]) => bird(x, y, size)).join('');
  return shape(path, fill);
}

function bird(x: number, y: number, size: number): string {
  return smoothShape([
    [x - size, y - size * 0.3, 'corner'],
    [x - size * 0.5, y - size * 0.36],
    [x, y, 'corner'],
    [x + size * 0.5, y - size * 0.42],
    [x + size, y - size * 0.4, 'corner'],
    [x + size * 0.5, y - size * 0.24],
    [x, y + size * 0.18],
    [x - size * 0.5, y - size * 0.18],
  ]);
}

// ---------------------------------------------------------------------------------------------------------------
// Accommodation: a canvas camp under an umbrella thorn
// ---------------------------------------------------------------------------------------------------------------

function accommodation(palette: Palette): Drawing {
  return [
    ...sky(palette, [640, 400, 118]),
    clouds(palette, [
      [250, 250, 420],
      [1010, 170, 300],
    ]),
    ridge(palette.horizon, { seed: 'camp:horizon', y: 520, height: 150, wavelength: 300 }),
    ridge(palette.far, { seed: 'camp:far', y: 560, height: 130, wavelength: 420 }),
    ridge(palette.middle, { seed: 'camp:middle', y: 640, height: 70, wavelength: 300 }),
    treeLine(palette.near, 'camp:trees', 22, 700, 44),
    ridge(palette.near, { seed: 'camp:near', y: 700, height: 26, wavelength: 500 }),
    distantTent(palette, 330, 742, 0.3),
    ridge(palette.ground, { seed: 'camp:ground', y: 770, height: 24, wavelength: 600 }),
    streaks(palette.shade, 'camp:streaks', 800, 12),
    acacia(palette, 1210, 850, 1.36),
    tent(palette, 690, 850, 1),
    ...campfire(palette, 288, 928),
    grass(palette.ink, { seed: 'camp-grass', height: 92, clumps: 26 }),
  ];
}

/** A ridge tent seen three-quarter on, 700 units wide, its deck standing on (x, y). */
function tent(palette: Palette, x: number, y: number, scale: number): string {
  return group({ transform: place(x, y, scale) }, [
    shape(ellipsePath(60, 36, 440, 16), palette.shade),
    ...tentDeck(palette),
    ...tentBody(palette),
    ...tentEntrance(palette),
    ...tentRoof(palette),
    stroke('M-266-168L-352 24M412-150l76 160', palette.ink, 3),
  ]);
}

function tentDeck(palette: Palette): Drawing {
  const posts = [-262, -130, 20, 140, 268, 396].map((postX) => rectanglePath(postX, 8, 10, 32)).join('');
  const steps = polygon([
    [-110, 18],
    [40, 18],
    [54, 44],
    [-124, 44],
  ]);
  return [
    shape(posts, palette.ink),
    shape(rectanglePath(-290, -4, 730, 16), palette.ink),
    shape(rectanglePath(-290, -4, 730, 5), palette.near),
    shape(steps, palette.ink),
  ];
}

function tentBody(palette: Palette): Drawing {
  const front = polygon([
    [-210, -4],
    [-210, -168],
    [-35, -300],
    [140, -168],
    [140, -4],
  ]);
  const side = polygon([
    [140, -4],
    [140, -170],
    [372, -158],
    [372, -4],
  ]);
  const window = polygon([
    [186, -128],
    [326, -122],
    [326, -58],
    [186, -60],
  ]);
  return [shape(front, palette.white), shape(side, palette.whiteShade), shape(window, tentWindow(palette))];
}

function tentWindow(palette: Palette): string {
  return palette.time === 'night' ? palette.lamp : palette.middle;
}

function tentEntrance(palette: Palette): Drawing {
  const opening = smoothShape([
    [-140, -4, 'corner'],
    [-128, -150, 'corner'],
    [-35, -214, 'corner'],
    [58, -150, 'corner'],
    [70, -4, 'corner'],
  ]);
  const leftFlap = smoothShape([
    [-35, -214, 'corner'],
    [-132, -150, 'corner'],
    [-146, -4, 'corner'],
    [-112, -4, 'corner'],
    [-122, -78],
    [-98, -150],
  ]);
  const rightFlap = smoothShape([
    [-35, -214, 'corner'],
    [62, -150, 'corner'],
    [76, -4, 'corner'],
    [42, -4, 'corner'],
    [52, -78],
    [28, -150],
  ]);
  const bed = smoothShape([
    [-96, -4, 'corner'],
    [-96, -44, 'corner'],
    [-30, -52],
    [26, -44, 'corner'],
    [26, -4, 'corner'],
  ]);
  return [
    shape(opening, palette.time === 'night' ? palette.lamp : palette.ink),
    shape(bed, palette.time === 'night' ? palette.accentShade : palette.shade),
    stroke('M-35-206v50', palette.time === 'night' ? palette.accentShade : palette.near, 3),
    disc(-35, -142, 15, palette.time === 'night' ? palette.disc : palette.accent),
    shape(leftFlap + rightFlap, palette.whiteShade),
  ];
}

function tentRoof(palette: Palette): Drawing {
  const slope = smoothShape([
    [-35, -346, 'corner'],
    [150, -330],
    [330, -338, 'corner'],
    [380, -230],
    [446, -146, 'corner'],
    [310, -140],
    [180, -150, 'corner'],
    [62, -246],
  ]);
  const fly = smoothShape([
    [-35, -346, 'corner'],
    [70, -248],
    [184, -152, 'corner'],
    [166, -138, 'corner'],
    [60, -222],
    [-35, -304, 'corner'],
    [-130, -222],
    [-236, -140, 'corner'],
    [-256, -154, 'corner'],
    [-142, -248],
  ]);
  const seams = 'M86-338q46 98 122 188M208-337q54 104 122 193';
  return [
    shape(slope, palette.near),
    stroke(seams, palette.ground, 3),
    shape(fly, palette.ink),
    shape(
      rectanglePath(-39, -364, 7, 30) + rectanglePath(-214, -150, 8, 148) + rectanglePath(136, -150, 8, 148),
      palette.ink,
    ),
  ];
}

/** A small fire between two canvas chairs. */
function campfire(palette: Palette, x: number, y: number): Drawing {
  const flame = smoothShape([
    [0, -62, 'corner'],
    [10, -36],
    [22, -14],
    [0, 2],
    [-22, -14],
    [-12, -30],
  ]);
  const chair = 'M-34-70L-24-30H22M-24-30L14 4M18-30L-20 4';
  const chairs = [place(-86, 0), place(86, 0, -1, 1)].map((transform) =>
    stroke(chair, palette.ink, 6, { transform, 'stroke-linecap': 'round' }),
  );
  return [
    group({ transform: place(x, y, 1.25) }, [
      ...lampHalo(palette, 0, -20, palette.time === 'night' ? 120 : 80),
      shape(ellipsePath(0, 6, 130, 9), palette.shade),
      ...chairs,
      stroke('M-30 4L28-8M30 4L-28-8', palette.ink, 9, { 'stroke-linecap': 'round' }),
      shape(flame, palette.time === 'night' ? palette.lamp : palette.accent),
    ]),
  ];
}

/** A far-off tent: two flat planes, a dark door and a lamp after dark. */
function distantTent(palette: Palette, x: number, y: number, scale: number): string {
  const slopes = polygon([
    [-260, -140],
    [-40, -330],
    [250, -320],
    [360, -140],
  ]);
  const front = polygon([
    [-200, 0],
    [-200, -150],
    [-40, -280],
    [110, -150],
    [110, 0],
  ]);
  const door = polygon([
    [-90, 0],
    [-70, -130],
    [-40, -160],
    [-10, -130],
    [10, 0],
  ]);
  return group({ transform: place(x, y, scale) }, [
    shape(slopes, palette.ground),
    shape(rectanglePath(100, -150, 210, 150), palette.middle),
    shape(front, palette.whiteShade),
    shape(door, palette.time === 'night' ? palette.lamp : palette.shade),
  ]);
}

// ---------------------------------------------------------------------------------------------------------------
// Room: a bed under a net, the tent wall rolled up towards the sunrise
// ---------------------------------------------------------------------------------------------------------------

const ROOM_FLOOR_Y = 770;

function room(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 400, 112]),
    clouds(palette, [
      [430, 260, 260],
      [1180, 320, 280],
    ]),
    ridge(palette.horizon, { seed: 'room:horizon', y: 520, height: 120, wavelength: 260 }),
    ridge(palette.far, { seed: 'room:far', y: 560, height: 110, wavelength: 380 }),
    ridge(palette.middle, { seed: 'room:middle', y: 640, height: 54, wavelength: 300 }),
    treeLine(palette.near, 'room:trees', 20, 696, 52),
    ridge(palette.near, { seed: 'room:near', y: 694, height: 18, wavelength: 420 }),
    ...roomFloor(palette),
    shape(netOutline(), palette.white, { opacity: 0.34 }),
    ...roomBed(palette),
    ...netDrapes(palette),
    ...bedsideTable(palette, 1262, 856),
    ...roomCanvas(palette),
  ];
}

function roomFloor(palette: Palette): Drawing {
  const boards = [-7, -5, -3, -1, 1, 3, 5, 7]
    .map((lane) => `M${800 + lane * 106} ${ROOM_FLOOR_Y}L${800 + lane * 176} ${HEIGHT}`)
    .join('');
  return [
    rectangle(0, ROOM_FLOOR_Y, WIDTH, HEIGHT - ROOM_FLOOR_Y, palette.ground),
    stroke(boards, palette.shade, 4),
    shape(ellipsePath(800, 892, 560, 66), palette.shade),
    shape(ellipsePath(800, 892, 520, 56), palette.accentShade),
    stroke(ellipsePath(800, 892, 476, 46), palette.accent, 5, { 'stroke-dasharray': '26 18' }),
  ];
}

function netOutline(): string {
  return smoothShape([
    [752, 168, 'corner'],
    [848, 168, 'corner'],
    [900, 300],
    [1010, 470],
    [1120, 640],
    [1160, 868, 'corner'],
    [440, 868, 'corner'],
    [480, 640],
    [590, 470],
    [700, 300],
  ]);
}

function roomBed(palette: Palette): Drawing {
  const frame = rectanglePath(496, 790, 608, 34) + rectanglePath(500, 800, 22, 78) + rectanglePath(1078, 800, 22, 78);
  const headboard = smoothShape([
    [1062, 800, 'corner'],
    [1066, 640],
    [1084, 588],
    [1104, 640],
    [1108, 800, 'corner'],
  ]);
  const linen = smoothShape([
    [494, 796, 'corner'],
    [490, 738],
    [524, 712],
    [800, 704],
    [1060, 706],
    [1082, 730],
    [1082, 796, 'corner'],
  ]);
  const throwCloth = smoothShape([
    [560, 708, 'corner'],
    [700, 705, 'corner'],
    [706, 770],
    [700, 836, 'corner'],
    [556, 836, 'corner'],
    [562, 770],
  ]);
  const pillows = smoothShape([
    [934, 712],
    [966, 654],
    [1048, 630],
    [1072, 700],
    [1010, 718],
  ]);
  const cushion = smoothShape([
    [902, 708],
    [914, 668],
    [974, 664],
    [986, 708],
    [944, 716],
  ]);
  return [
    shape(frame + headboard, palette.ink),
    shape(linen, palette.white),
    shape(rectanglePath(494, 776, 588, 20), palette.whiteShade),
    shape(pillows, palette.white),
    stroke('M990 716Q1000 672 1036 640', palette.whiteShade, 4),
    shape(cushion, palette.accent),
    shape(throwCloth, palette.accentShade),
    stroke('M584 707v129M676 706v130', palette.accent, 8),
    stroke('M612 707v129M648 706v130', palette.accent, 3),
  ];
}

/** The net parted in front of the bed, tied at both sides, hanging from a ring. */
function netDrapes(palette: Palette): Drawing {
  const left = smoothShape([
    [748, 166, 'corner'],
    [796, 166, 'corner'],
    [724, 330],
    [610, 500],
    [522, 630],
    [500, 700],
    [520, 790],
    [540, 880, 'corner'],
    [424, 880, 'corner'],
    [446, 760],
    [470, 640],
    [590, 460],
    [700, 300],
  ]);
  const mirrored = `translate(${WIDTH} 0) scale(-1 1)`;
  const folds = [
    'M768 176C720 330 540 520 486 680 476 740 470 800 462 878',
    'M782 176C740 340 560 540 494 690 498 750 500 810 506 878',
  ].join('');
  const tie = 'M470 690q22 16 42 2';
  const drape = [
    shape(left, palette.white, { opacity: 0.8 }),
    stroke(folds, palette.whiteShade, 4),
    stroke(tie, palette.accentShade, 9, { 'stroke-linecap': 'round' }),
  ];
  return [
    ...drape,
    group({ transform: mirrored }, drape),
    stroke('M800 60v96', palette.ink, 5),
    shape(ellipsePath(800, 166, 58, 13), palette.ink),
  ];
}

function bedsideTable(palette: Palette, x: number, y: number): Drawing {
  const table =
    rectanglePath(-62, -122, 124, 14) +
    polygon([
      [-48, -108],
      [-36, -108],
      [-44, 10],
      [-54, 10],
    ]) +
    polygon([
      [36, -108],
      [48, -108],
      [54, 10],
      [44, 10],
    ]) +
    rectanglePath(-46, -52, 92, 9);
  const lantern = smoothShape([
    [-22, -124, 'corner'],
    [-28, -160],
    [-18, -196, 'corner'],
    [18, -196, 'corner'],
    [28, -160],
    [22, -124, 'corner'],
  ]);
  return [
    group({ transform: place(x, y) }, [
      ...(palette.time === 'night' ? lampHalo(palette, 0, -160, 84) : []),
      shape(ellipsePath(0, 12, 84, 10), palette.shade),
      shape(table, palette.ink),
      shape(lantern, palette.lamp),
      stroke('M0-194v70M-20-160h40', palette.accentShade, 3),
      shape(rectanglePath(-26, -130, 52, 9) + rectanglePath(-22, -204, 44, 9), palette.ink),
      stroke('M-16-204q16-44 32 0', palette.ink, 4),
    ]),
  ];
}

/** The dark tent around the view: roof, scalloped edge and rolled side curtains. */
function roomCanvas(palette: Palette): Drawing {
  const eaves: readonly OutlinePoint[] = [
    [WIDTH + BLEED, 250, 'corner'],
    [1240, 132],
    [800, 74, 'corner'],
    [360, 132],
    [-BLEED, 250, 'corner'],
  ];
  const roof = smoothShape([[-BLEED, -BLEED, 'corner'], [WIDTH + BLEED, -BLEED, 'corner'], ...eaves]);
  const curtain = smoothShape([
    [-BLEED, 150, 'corner'],
    [250, 150, 'corner'],
    [262, 330],
    [180, 520],
    [140, 600],
    [176, 720],
    [214, 900, 'corner'],
    [-BLEED, 920, 'corner'],
  ]);
  const curtainFolds = [
    'M200 160C214 350 140 500 96 600 130 720 150 820 160 900',
    'M130 170C140 360 90 500 52 600 76 720 90 820 92 900',
    'M60 180C64 370 34 500 14 600',
  ].join('');
  const side = [
    shape(curtain, palette.shade),
    stroke(curtainFolds, palette.ink, 7),
    stroke('M-10 596q80 26 152 4', palette.accentShade, 18),
  ];
  return [
    ...side,
    group({ transform: `translate(${WIDTH} 0) scale(-1 1)` }, side),
    shape(roof, palette.ink),
    stroke(smoothLine(eaves), palette.shade, 10),
  ];
}

// ---------------------------------------------------------------------------------------------------------------
// Activity: balloons over the plain at first light
// ---------------------------------------------------------------------------------------------------------------

function activity(palette: Palette): Drawing {
  return [
    ...sky(palette, [1060, 590, 116]),
    clouds(palette, [
      [1270, 190, 380],
      [250, 430, 420],
      [1120, 330, 220],
    ]),
    ridge(palette.horizon, { seed: 'balloon:skyline', y: 686, height: 90, wavelength: 270 }),
    ridge(palette.far, { seed: 'balloon:far', y: 700, height: 80, wavelength: 360 }),
    ridge(palette.middle, { seed: 'balloon:middle', y: 740, height: 50, wavelength: 280 }),
    element('defs', {}, group({ id: 'balloon' }, balloon(palette))),
    balloonCopy(1190, 468, 0.26, 0.55),
    balloonCopy(390, 580, 0.44, 0.72),
    treeLine(palette.near, 'balloon:trees', 21, 780, 46),
    ridge(palette.near, { seed: 'balloon:near', y: 778, height: 20, wavelength: 460 }),
    ridge(palette.ground, { seed: 'balloon:ground', y: 846, height: 28, wavelength: 520 }),
    streaks(palette.shade, 'balloon:streaks', 866, 9),
    acacia(palette, 1330, 936, 0.62),
    balloonCopy(730, 660, 1.16, 1),
    grass(palette.ink, { seed: 'balloon-grass', height: 74, clumps: 26 }),
  ];
}

const BALLOON_TOP = -470;
const BALLOON_MOUTH = -64;
const QUARTER_TURN = Math.PI / 2;

/** Half the width of the envelope at a share of the way from its crown (0) to its mouth (1). */
function balloonRadius(share: number): number {
  const crown = Math.sqrt(Math.max(0, 1 - (1 - share / 0.42) ** 2));
  const skirt = interpolate(1, 0.17, ((share - 0.42) / 0.58) ** 1.35);
  return 190 * (share < 0.42 ? crown : skirt);
}

function balloonPoint(share: number, turn: number): Point {
  return [balloonRadius(share) * Math.sin(turn), interpolate(BALLOON_TOP, BALLOON_MOUTH, share)];
}

/** The part of the envelope between two angles around its axis. */
function balloonGore(fromTurn: number, toTurn: number, shares: readonly number[] = BALLOON_SHARES): string {
  const there = shares.map((share) => balloonPoint(share, fromTurn));
  const back = shares.map((share) => balloonPoint(share, toTurn)).reverse();
  return smoothShape([...there, ...back]);
}

const BALLOON_SHARES = [0, 0.04, 0.13, 0.26, 0.42, 0.6, 0.78, 0.9, 1];

/** A balloon hanging over (0, 0), its crown 470 units up. At night its burner lights the cloth from inside. */
function balloon(palette: Palette): Drawing {
  const lit = palette.time === 'night';
  const cloth = lit ? mixColours(palette.lamp, palette.disc, 0.45) : palette.white;
  const goreTurn = Math.PI / 9;
  const gores = [-4.5, -2.5, -0.5, 1.5, 3.5].map((start) => balloonGore(start * goreTurn, (start + 1) * goreTurn));
  return [
    shape(balloonGore(-QUARTER_TURN, QUARTER_TURN), cloth),
    shape(gores.join(''), lit ? mixColours(palette.lamp, TERRACOTTA, 0.6) : palette.accentShade),
    shape(balloonBelt(0.36, 0.52), lit ? mixColours(palette.lamp, palette.accentShade, 0.35) : palette.accent),
    stroke(balloonBeltLine(0.36) + balloonBeltLine(0.52), cloth, 5),
    shape(balloonGore(Math.PI / 5.4, QUARTER_TURN), palette.ink, { opacity: lit ? 0.34 : 0.24 }),
    ...balloonBasket(palette),
  ];
}

/** Distant balloons are the same drawing, thinned by the air in front of them. */
function balloonCopy(x: number, y: number, scale: number, opacity: number): string {
  const thinned: Attributes = opacity === 1 ? {} : { opacity };
  return element('use', { href: '#balloon', transform: place(x, y, scale), ...thinned });
}

function balloonBelt(topShare: number, bottomShare: number): string {
  const turns = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => share * QUARTER_TURN);
  const top = turns.map((turn) => beltPoint(topShare, turn));
  const bottom = turns.map((turn) => beltPoint(bottomShare, turn)).reverse();
  return smoothShape(withSharpEnds([...top]).concat(withSharpEnds([...bottom])));
}

function balloonBeltLine(share: number): string {
  const turns = [-1, -0.5, 0, 0.5, 1].map((portion) => portion * QUARTER_TURN);
  return smoothLine(turns.map((turn) => beltPoint(share, turn)));
}

/** Belts sag in the middle because the envelope is seen slightly from below. */
function beltPoint(share: number, turn: number): Point {
  const [x, y] = balloonPoint(share, turn);
  return [x, y + 20 * Math.cos(turn)];
}

function withSharpEnds(points: readonly Point[]): OutlinePoint[] {
  return points.map((point, index) =>
    index === 0 || index === points.length - 1 ? [point[0], point[1], 'corner'] : point,
  );
}

function balloonBasket(palette: Palette): Drawing {
  const basket = smoothShape([
    [-30, -8, 'corner'],
    [30, -8, 'corner'],
    [25, 34, 'corner'],
    [-25, 34, 'corner'],
  ]);
  const people = [-17, 0, 16].map((headX) => circlePath(headX, -20, 6.5) + ellipsePath(headX, -8, 8, 9)).join('');
  return [
    shape(ellipsePath(0, BALLOON_MOUTH, 32, 6), palette.ink),
    stroke('M-31-64L-27-6M31-64L27-6M-12-60l-2 40M12-60l2 40', palette.ink, 3),
    shape('M0-62q11 14 0 30q-11-16 0-30z', palette.lamp),
    shape(people + basket, palette.ink),
    stroke('M-28 4h56M-27 18h54', palette.accentShade, 2.5),
  ];
}

// ---------------------------------------------------------------------------------------------------------------
// Tour: a two-wheel track winding to the escarpment
// ---------------------------------------------------------------------------------------------------------------

function tour(palette: Palette): Drawing {
  return [
    ...sky(palette, [960, 400, 116]),
    clouds(palette, [
      [420, 220, 380],
      [1330, 300, 300],
    ]),
    ridge(palette.horizon, { seed: 'tour:horizon', y: 540, height: 60, wavelength: 420, step: 40, isPlateau: true }),
    ridge(palette.far, { seed: 'tour:far', y: 590, height: 110, wavelength: 330 }),
    ridge(palette.middle, { seed: 'tour:middle', y: 630, height: 80, wavelength: 300 }),
    treeLine(palette.near, 'tour:trees', 21, 700, 42),
    ridge(palette.near, { seed: 'tour:near', y: 694, height: 16, wavelength: 500 }),
    streaks(palette.ground, 'tour:streaks', 730, 13),
    ...track(palette),
    ...giraffes(palette.ink, [
      [452, 812, 0.86],
      [556, 800, -0.6],
    ]),
    acacia(palette, 1250, 866, 1.06),
    vehicle(palette, 838, 838, 0.68),
    grass(palette.ink, {
      seed: 'tour-grass',
      height: 84,
      clumps: 34,
      stretches: [
        [0, 560],
        [1010, WIDTH],
      ],
    }),
  ];
}

type TrackPoint = readonly [x: number, y: number, halfWidth: number];

const TRACK: readonly TrackPoint[] = [
  [1004, 664, 2],
  [1060, 676, 4],
  [1112, 694, 8],
  [1112, 720, 14],
  [1030, 752, 24],
  [900, 792, 40],
  [806, 842, 64],
  [768, 906, 100],
  [790, 1044, 176],
];

function track(palette: Palette): Drawing {
  const dust = palette.time === 'night' ? palette.far : palette.whiteShade;
  return [
    shape(trackStrip(-1.3, 1.3), palette.ground),
    shape(trackStrip(-1, -0.3) + trackStrip(0.3, 1), dust),
    ...(palette.time === 'night' ? [headlights(palette)] : []),
  ];
}

/** A strip of the track between two edges, each given as a share of the half width. */
function trackStrip(leftEdge: number, rightEdge: number): string {
  const edge = (share: number): Point[] => TRACK.map(([x, y, halfWidth]) => [x + halfWidth * share, y]);
  return smoothShape([...withSharpEnds(edge(leftEdge)), ...withSharpEnds(edge(rightEdge)).reverse()]);
}

/** The stretch of track ahead of the car, lit by its lamps. */
function headlights(palette: Palette): string {
  const ahead = TRACK.slice(3, 6);
  const left = ahead.map(([x, y, halfWidth]): Point => [x - halfWidth, y]);
  const right = ahead.map(([x, y, halfWidth]): Point => [x + halfWidth, y]);
  return shape(smoothShape([...withSharpEnds(left), ...withSharpEnds(right).reverse()]), palette.lamp, {
    opacity: 0.26,
  });
}

/** A safari car seen from behind, 200 units wide, with its roof raised and two people looking out. */
function vehicle(palette: Palette, x: number, y: number, scale: number): string {
  const tyres = rectanglePath(-84, -46, 40, 50) + rectanglePath(44, -46, 40, 50);
  const body = smoothShape([
    [-92, -40, 'corner'],
    [-96, -96],
    [-84, -110, 'corner'],
    [-74, -168, 'corner'],
    [74, -168, 'corner'],
    [84, -110, 'corner'],
    [96, -96],
    [92, -40, 'corner'],
    [84, -24],
    [-84, -24],
  ]);
  const window = polygon([
    [-66, -158],
    [66, -158],
    [72, -114],
    [-72, -114],
  ]);
  const people = [-34, 26].map((headX) => circlePath(headX, -192, 12) + ellipsePath(headX, -172, 18, 14)).join('');
  const hats = [-34, 26].map((headX) => ellipsePath(headX, -198, 20, 4)).join('');
  const roof = smoothShape([
    [-86, -222, 'corner'],
    [-80, -236],
    [80, -236],
    [86, -222, 'corner'],
  ]);
  const roofPosts = rectanglePath(-78, -224, 5, 58) + rectanglePath(73, -224, 5, 58);
  const lights = palette.time === 'night' ? palette.lamp : palette.accent;
  return group({ transform: place(x, y, scale) }, [
    shape(ellipsePath(14, 4, 132, 12), palette.shade),
    shape(tyres + people + hats + roofPosts, palette.ink),
    shape(body, palette.white),
    shape(rectanglePath(-93, -66, 186, 26) + rectanglePath(-88, -42, 176, 18), palette.shade),
    shape(window, palette.near),
    shape(roof, palette.ink),
    disc(0, -86, 38, palette.ink),
    disc(0, -86, 15, palette.whiteShade),
    shape(rectanglePath(-90, -96, 14, 24) + rectanglePath(76, -96, 14, 24), lights),
  ]);
}

/** A place to stand and a size; a negative size faces left. */
type Standing = readonly [x: number, y: number, scale: number];

function giraffes(fill: string, herd: readonly Standing[]): Drawing {
  const copies = herd.map(([x, y, scale]) =>
    element('use', { href: '#giraffe', transform: place(x, y, scale, Math.abs(scale)) }),
  );
  return [element('defs', {}, element('path', { id: 'giraffe', d: giraffe() })), group({ fill }, copies)];
}

/** A giraffe walking to the right, 250 units tall. */
function giraffe(): string {
  const body = smoothShape([
    [-54, -94],
    [-46, -111],
    [-16, -120],
    [10, -130],
    [25, -150],
    [38, -182],
    [50, -214],
    [60, -238],
    [72, -245],
    [88, -236],
    [106, -221],
    [107, -212],
    [90, -214],
    [78, -214],
    [70, -196],
    [62, -164],
    [54, -130],
    [46, -104],
    [34, -92],
    [4, -84],
    [-30, -82],
    [-48, -84],
  ]);
  const legs: readonly (readonly LimbPoint[])[] = [
    [
      [35, -100, 22],
      [39, -62, 10],
      [38, -30, 7],
      [39, -2, 8],
    ],
    [
      [24, -98, 22],
      [20, -60, 10],
      [12, -30, 7],
      [8, -2, 8],
    ],
    [
      [-40, -94, 28],
      [-46, -60, 12],
      [-44, -30, 8],
      [-48, -2, 8],
    ],
    [
      [-28, -92, 26],
      [-32, -58, 11],
      [-24, -30, 7],
      [-20, -2, 8],
    ],
  ];
  const horns =
    limb([
      [72, -240, 5],
      [70, -258, 5],
    ]) +
    limb([
      [79, -240, 5],
      [80, -258, 5],
    ]);
  const tail = limb([
    [-48, -102, 8],
    [-60, -80, 4],
    [-60, -52, 7],
  ]);
  return body + legs.map(limb).join('') + horns + tail;
}

// ---------------------------------------------------------------------------------------------------------------
// Attraction: a ruined coral-stone arch with the sun standing in it
// ---------------------------------------------------------------------------------------------------------------

function attraction(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 500, 128]),
    clouds(palette, [
      [300, 210, 380],
      [1340, 260, 340],
    ]),
    ridge(palette.horizon, { seed: 'arch:skyline', y: 668, height: 70, wavelength: 280 }),
    ridge(palette.far, { seed: 'arch:far', y: 690, height: 60, wavelength: 360 }),
    ridge(palette.middle, { seed: 'arch:middle', y: 730, height: 30, wavelength: 260 }),
    treeLine(palette.near, 'arch:trees', 18, 764, 60),
    ridge(palette.near, { seed: 'arch:near', y: 764, height: 14, wavelength: 420 }),
    pillarTomb(palette, 1420, 850, 0.9),
    ...archWall(palette),
    ridge(palette.shade, { seed: 'arch:ground', y: 862, height: 16, wavelength: 360 }),
    ...flagstones(palette),
    ...(palette.time === 'night' ? [pathLantern(palette, 566, 884), pathLantern(palette, 1034, 884)] : []),
    grass(palette.ink, { seed: 'arch-grass', height: 96, clumps: 26 }),
  ];
}

const ARCH_OPENING: readonly OutlinePoint[] = [
  [640, 880, 'corner'],
  [640, 560],
  [664, 440],
  [730, 344],
  [800, 286, 'corner'],
  [870, 344],
  [936, 440],
  [960, 560],
  [960, 880, 'corner'],
];

const ARCH_MOULDING: readonly OutlinePoint[] = [
  [596, 880, 'corner'],
  [596, 556],
  [624, 418],
  [704, 302],
  [800, 226, 'corner'],
  [896, 302],
  [976, 418],
  [1004, 556],
  [1004, 880, 'corner'],
];

const WALL_OUTLINE: readonly Point[] = [
  [232, 900],
  [240, 356],
  [296, 344],
  [302, 262],
  [384, 250],
  [392, 204],
  [556, 194],
  [566, 164],
  [702, 156],
  [716, 130],
  [886, 134],
  [900, 172],
  [1004, 184],
  [1016, 264],
  [1066, 284],
  [1074, 424],
  [1122, 444],
  [1128, 604],
  [1202, 624],
  [1208, 744],
  [1320, 758],
  [1328, 900],
];

/** The inner side of the wall's thickness, seen on the right of the opening. */
const ARCH_REVEAL: readonly OutlinePoint[] = [
  [800, 286, 'corner'],
  [870, 344],
  [936, 440],
  [960, 560],
  [960, 880, 'corner'],
  [926, 880, 'corner'],
  [927, 566],
  [914, 452],
  [862, 357],
];

const WALL_NICHE: readonly OutlinePoint[] = [
  [378, 660, 'corner'],
  [378, 540],
  [396, 486],
  [428, 452, 'corner'],
  [460, 486],
  [478, 540],
  [478, 660, 'corner'],
];

function archWall(palette: Palette): Drawing {
  const opening = smoothHole(ARCH_OPENING);
  return [
    shape(polygon(WALL_OUTLINE) + opening, palette.ground),
    ...wallStones(palette),
    shape(smoothShape(WALL_NICHE), palette.shade),
    shape(smoothShape(ARCH_MOULDING) + opening, palette.near),
    stroke(smoothLine(ARCH_MOULDING), palette.shade, 6),
    shape(smoothShape(ARCH_REVEAL), palette.shade),
    ...wallGarden(palette),
  ];
}

/** Coral blocks showing through the plaster, in two tones. */
function wallStones(palette: Palette): Drawing {
  const random = createRandom('arch:stones');
  const tones = { light: '', dark: '' };
  for (let course = 0; course < 19; course += 1) {
    for (let column = 0; column < 13; column += 1) {
      const x = 270 + column * 82 + (course % 2) * 41;
      const y = 220 + course * 34;
      const isShown = random() < 0.42 && isOnBareWall(x, y);
      const stone = wallStone(x, y, between(random, 52, 76), between(random, 20, 27));
      if (isShown) {
        tones[random() < 0.55 ? 'light' : 'dark'] += stone;
      }
    }
  }
  return [shape(tones.light, palette.near, { opacity: 0.5 }), shape(tones.dark, palette.shade, { opacity: 0.45 })];
}

function wallStone(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x - width / 2, y - height * 0.4],
    [x + width * 0.44, y - height / 2],
    [x + width / 2, y + height * 0.36],
    [x - width * 0.42, y + height / 2],
  ]);
}

/** True where a whole stone fits between the wall's edge and the moulding around the arch. */
function isOnBareWall(x: number, y: number): boolean {
  const halfStone = 44;
  const isInside = contains(WALL_OUTLINE, x - halfStone, y - 16) && contains(WALL_OUTLINE, x + halfStone, y - 16);
  const touchesArch = [-halfStone, 0, halfStone].some((reach) => contains(ARCH_MOULDING, x + reach, y));
  return isInside && !touchesArch;
}

/** Counts the edges to the right of a point: an odd number means that it lies inside the outline. */
function contains(outline: readonly OutlinePoint[], x: number, y: number): boolean {
  const crossings = outline.filter((point, index) => {
    const next = itemAt(outline, (index + 1) % outline.length);
    const straddles = point[1] > y !== next[1] > y;
    return straddles && x < interpolate(point[0], next[0], (y - point[1]) / (next[1] - point[1]));
  });
  return crossings.length % 2 === 1;
}

type Clump = readonly [x: number, y: number, radius: number];

/** A strangler fig seeded on the wall: leaves on the crest and roots feeling their way down. */
function wallGarden(palette: Palette): Drawing {
  const leaves: readonly Clump[] = [
    [300, 262, 52],
    [352, 226, 64],
    [424, 192, 70],
    [500, 186, 58],
    [562, 172, 46],
    [270, 318, 40],
    [330, 296, 46],
    [452, 240, 44],
    [252, 372, 26],
    [1012, 204, 40],
    [1056, 250, 34],
    [1076, 300, 24],
  ];
  const lit: readonly Clump[] = [
    [336, 200, 26],
    [406, 158, 30],
    [470, 160, 22],
    [284, 252, 20],
    [548, 158, 18],
    [1004, 188, 16],
  ];
  const roots: readonly (readonly LimbPoint[])[] = [
    [
      [350, 250, 26],
      [338, 400, 14],
      [352, 540, 10],
      [330, 690, 7],
      [340, 860, 3],
    ],
    [
      [340, 380, 11],
      [296, 500, 8],
      [290, 640, 6],
      [268, 800, 3],
    ],
    [
      [440, 230, 16],
      [462, 330, 9],
      [446, 430, 5],
    ],
    [
      [520, 210, 12],
      [534, 320, 7],
      [520, 440, 6],
      [532, 600, 3],
    ],
  ];
  return [
    shape(roots.map(limb).join(''), palette.ink),
    leafy(leaves.map(leafClump).join(''), palette.ink, 20),
    leafy(lit.map(leafClump).join(''), palette.shade, 12),
  ];
}

function leafClump([x, y, radius]: Clump): string {
  return ellipsePath(x, y, radius, Math.round(radius * 0.72));
}

/** A pillar tomb of the Swahili coast: a tall tapering column rising from a panelled plinth. */
function pillarTomb(palette: Palette, x: number, y: number, scale: number): string {
  const column = polygon([
    [-34, -70],
    [-24, -370],
    [24, -370],
    [34, -70],
  ]);
  const cap = rectanglePath(-34, -384, 68, 18) + rectanglePath(-22, -402, 44, 18);
  return group({ transform: place(x, y, scale) }, [
    shape(column + cap + rectanglePath(-110, -90, 220, 100), palette.near),
    stroke('M-12-360l-6 270M12-360l6 270', palette.ground, 4),
    shape(rectanglePath(-92, -70, 60, 50) + rectanglePath(32, -70, 60, 50), palette.ground),
  ]);
}

/** A lantern left burning beside the path. */
function pathLantern(palette: Palette, x: number, y: number): string {
  return group({ transform: place(x, y) }, [
    ...lampHalo(palette, 0, -26, 70),
    shape(rectanglePath(-12, -42, 24, 38), palette.lamp),
    shape(rectanglePath(-17, -6, 34, 8) + rectanglePath(-15, -48, 30, 8), palette.ink),
    stroke('M-9-48q9-20 18 0', palette.ink, 3),
  ]);
}

function flagstones(palette: Palette): Drawing {
  const stones: readonly Pad[] = [
    [800, 872, 240, 18],
    [770, 900, 190, 22],
    [930, 898, 110, 16],
    [830, 932, 230, 26],
    [660, 930, 100, 16],
    [780, 974, 280, 34],
  ];
  const slabs = stones.map(([x, y, width, height]) => ellipsePath(x, y, width / 2, height / 2)).join('');
  return [shape(slabs, palette.near)];
}

// ---------------------------------------------------------------------------------------------------------------
// Destination: Kilimanjaro, its snow kept, above a family of elephants
// ---------------------------------------------------------------------------------------------------------------

function destination(palette: Palette): Drawing {
  return [
    ...sky(palette, [516, 330, 104]),
    clouds(palette, [
      [1290, 200, 360],
      [190, 200, 260],
    ]),
    ...kilimanjaro(palette),
    clouds(palette, [
      [560, 520, 460],
      [1090, 496, 560],
      [860, 560, 380],
    ]),
    ridge(palette.middle, { seed: 'mountain:foothills', y: 636, height: 46, wavelength: 300 }),
    treeLine(palette.near, 'mountain:trees', 24, 704, 44),
    ridge(palette.near, { seed: 'mountain:near', y: 700, height: 14, wavelength: 480 }),
    streaks(palette.ground, 'mountain:streaks', 730, 10),
    ridge(palette.ground, { seed: 'mountain:ground', y: 838, height: 18, wavelength: 520 }),
    streaks(palette.shade, 'mountain:shade', 870, 7),
    ...elephantFamily(palette),
    acacia(palette, 214, 900, 0.98, -1),
    grass(palette.ink, { seed: 'mountain-grass', height: 80, clumps: 28 }),
  ];
}

const KILIMANJARO: readonly OutlinePoint[] = [
  [-BLEED, 720, 'corner'],
  [-BLEED, 618, 'corner'],
  [150, 590],
  [256, 548],
  [330, 496],
  [368, 452, 'corner'],
  [386, 462],
  [406, 430, 'corner'],
  [424, 454],
  [442, 446, 'corner'],
  [476, 486],
  [540, 478],
  [622, 426],
  [692, 358],
  [738, 312],
  [772, 292],
  [806, 288, 'corner'],
  [850, 280],
  [896, 284, 'corner'],
  [934, 292],
  [968, 316],
  [1010, 358],
  [1070, 410],
  [1146, 458],
  [1250, 514],
  [1390, 562],
  [1500, 588],
  [WIDTH + BLEED, 606, 'corner'],
  [WIDTH + BLEED, 720, 'corner'],
];

const MOUNTAIN_SHADE: readonly OutlinePoint[] = [
  [896, 284, 'corner'],
  [934, 292],
  [968, 316],
  [1010, 358],
  [1070, 410],
  [1146, 458],
  [1250, 514],
  [1390, 562],
  [1500, 588],
  [WIDTH + BLEED, 606, 'corner'],
  [WIDTH + BLEED, 720, 'corner'],
  [1216, 720, 'corner'],
  [1108, 560, 'corner'],
  [1084, 596, 'corner'],
  [1010, 488, 'corner'],
  [990, 520, 'corner'],
  [948, 410, 'corner'],
  [930, 430, 'corner'],
];

/** Lit spurs of the sunny flank, each a long wedge running down from a tongue of ice. */
const MOUNTAIN_SPURS: readonly (readonly Point[])[] = [
  [
    [752, 366],
    [610, 560],
    [664, 566],
  ],
  [
    [800, 404],
    [738, 600],
    [800, 600],
  ],
  [
    [872, 420],
    [862, 600],
    [930, 600],
  ],
  [
    [406, 430],
    [352, 560],
    [398, 566],
  ],
  [
    [442, 446],
    [446, 560],
    [492, 560],
  ],
];

const SNOW: readonly Point[] = [
  [712, 338],
  [738, 312],
  [772, 292],
  [806, 288],
  [850, 280],
  [896, 284],
  [934, 292],
  [968, 316],
  [992, 340],
  [974, 336],
  [968, 362],
  [950, 338],
  [938, 346],
  [926, 402],
  [910, 350],
  [896, 358],
  [884, 344],
  [868, 428],
  [850, 352],
  [838, 374],
  [822, 346],
  [800, 408],
  [786, 350],
  [770, 358],
  [752, 386],
  [748, 342],
  [730, 350],
];

const SNOW_SHADE: readonly Point[] = [
  [896, 284],
  [934, 292],
  [968, 316],
  [992, 340],
  [974, 336],
  [968, 362],
  [950, 338],
  [938, 346],
  [926, 402],
  [914, 352],
  [924, 316],
];

function kilimanjaro(palette: Palette): Drawing {
  const slopeTone = mixColours(palette.far, palette.middle, 0.5);
  return [
    shape(smoothShape(KILIMANJARO), palette.far),
    shape(smoothShape(MOUNTAIN_SHADE) + MOUNTAIN_SPURS.map(polygon).join(''), slopeTone),
    shape(polygon(SNOW), palette.white),
    shape(polygon(SNOW_SHADE), palette.whiteShade),
  ];
}

function elephantFamily(palette: Palette): Drawing {
  const walkers: readonly Standing[] = [
    [1020, 870, 1.06],
    [846, 874, 0.5],
    [694, 870, 0.92],
    [516, 864, 0.68],
  ];
  const shadows = walkers.map(([x, y, scale]) => ellipsePath(x + 6, y, 110 * scale, 8 * scale)).join('');
  const copies = walkers.map(([x, y, scale]) => element('use', { href: '#elephant', transform: place(x, y, scale) }));
  return [element('defs', {}, group({ id: 'elephant' }, elephant(palette))), shape(shadows, palette.shade), ...copies];
}

/** An elephant walking to the right, about 120 units tall. */
function elephant(palette: Palette): Drawing {
  const body = smoothShape([
    [-88, -66],
    [-84, -92],
    [-60, -110],
    [-26, -112],
    [6, -106],
    [30, -112],
    [50, -122],
    [70, -118],
    [84, -104],
    [92, -80],
    [96, -52],
    [98, -28],
    [104, -12],
    [111, -10],
    [112, -20],
    [119, -18],
    [118, -4],
    [106, 2],
    [94, -6],
    [86, -26],
    [80, -48],
    [70, -54],
    [54, -44],
    [30, -36],
    [-20, -34],
    [-60, -40],
  ]);
  const legs: readonly (readonly LimbPoint[])[] = [
    [
      [46, -58, 40],
      [50, -30, 24],
      [50, -4, 23],
    ],
    [
      [20, -54, 38],
      [12, -28, 23],
      [6, -4, 22],
    ],
    [
      [-62, -66, 48],
      [-70, -32, 26],
      [-70, -4, 23],
    ],
    [
      [-42, -60, 44],
      [-38, -30, 26],
      [-34, -4, 22],
    ],
  ];
  const tail = limb([
    [-80, -88, 10],
    [-98, -66, 5],
    [-102, -36, 7],
  ]);
  const ear = smoothShape([
    [38, -112],
    [18, -106],
    [8, -84],
    [20, -58],
    [36, -46],
    [46, -66],
    [48, -96],
  ]);
  const tusk = limb([
    [82, -58, 8],
    [96, -46, 7],
    [116, -50, 3],
  ]);
  return [
    shape(body + legs.map(limb).join('') + tail, palette.ink),
    shape(ear, palette.shade),
    shape(tusk, palette.whiteShade),
  ];
}

// ---------------------------------------------------------------------------------------------------------------
// Place: a dhow crossing the lagoon
// ---------------------------------------------------------------------------------------------------------------

const SEA_Y = 620;

function placeOnTheCoast(palette: Palette): Drawing {
  return [
    ...sky(palette, [930, 430, 120]),
    clouds(palette, [
      [330, 300, 420],
      [1240, 210, 300],
      [560, 210, 200],
    ]),
    ridge(palette.far, { seed: 'coast:far', y: 592, height: 44, wavelength: 340 }),
    rectangle(0, SEA_Y, WIDTH, HEIGHT - SEA_Y, palette.middle),
    ...seaBands(palette),
    ...sunPath(palette, 930),
    dhow(palette, 310, 660, 0.26),
    dhow(palette, 690, 806, 1.5),
    ...beach(palette),
    palmGrove(palette),
  ];
}

function seaBands(palette: Palette): Drawing {
  return [
    ridge(palette.near, { seed: 'coast:near', y: 724, height: 8, wavelength: 300 }),
    ridge(palette.ground, { seed: 'coast:deep', y: 838, height: 10, wavelength: 340 }),
    streaks(palette.far, 'coast:light', 640, 16),
  ];
}

/** Sunlight on the water: bars that widen and drift as they come closer. */
function sunPath(palette: Palette, x: number): Drawing {
  const random = createRandom('coast:sun');
  let bars = '';
  for (let row = 0; row < 13; row += 1) {
    const nearness = row / 12;
    const y = SEA_Y + 10 + 300 * nearness ** 1.4;
    const width = interpolate(210, 110, nearness) * between(random, 0.6, 1.2);
    bars += lens(x + between(random, -26, 26) * (0.4 + nearness), y, width, interpolate(5, 15, nearness));
  }
  return [shape(bars, palette.time === 'night' ? palette.disc : itemAt(palette.rings, RING_REACH.length - 1))];
}

/** A dhow under full lateen sail, 240 units long, afloat at (x, y). */
function dhow(palette: Palette, x: number, y: number, scale: number): string {
  const hull = smoothShape([
    [-118, -32, 'corner'],
    [-96, -2],
    [-80, 8, 'corner'],
    [78, 8, 'corner'],
    [104, -10],
    [132, -42, 'corner'],
    [60, -20],
    [-50, -18],
  ]);
  const sail = smoothShape([
    [-98, -64, 'corner'],
    [-34, -140],
    [76, -242, 'corner'],
    [94, -130],
    [66, -34, 'corner'],
    [-10, -46],
  ]);
  const sailShade = smoothShape([
    [76, -242, 'corner'],
    [94, -130],
    [66, -34, 'corner'],
    [20, -40],
    [58, -120],
  ]);
  const sailor = circlePath(-74, -46, 7) + ellipsePath(-75, -28, 8, 13);
  return group({ transform: place(x, y, scale) }, [
    shape(lens(0, 22, 190, 10) + lens(-10, 36, 130, 8) + lens(12, 48, 70, 6), palette.shade),
    stroke('M-6-14L16-188', palette.ink, 5),
    shape(sail, palette.white),
    shape(sailShade, palette.whiteShade),
    stroke('M-106-56C-40-136 20-190 84-250', palette.ink, 4, { 'stroke-linecap': 'round' }),
    stroke('M66-34L-70-20M84-250L126-40', palette.ink, 1.6),
    shape(hull + sailor, palette.ink),
    stroke('M-112-24C-50-8 60-10 126-34', palette.accent, 4),
  ]);
}

function beach(palette: Palette): Drawing {
  const foam = smoothGround(
    [
      [600, HEIGHT + BLEED],
      [800, 968],
      [1030, 934],
      [1240, 872],
      [1440, 846],
      [WIDTH + BLEED, 806],
    ],
    HEIGHT + BLEED,
  );
  const sand = smoothGround(
    [
      [700, HEIGHT + BLEED],
      [860, 982],
      [1070, 950],
      [1280, 888],
      [1460, 862],
      [WIDTH + BLEED, 826],
    ],
    HEIGHT + BLEED,
  );
  const dry = palette.time === 'night' ? palette.ground : palette.whiteShade;
  return [shape(foam, palette.time === 'night' ? palette.whiteShade : palette.white), shape(sand, dry)];
}

function palmGrove(palette: Palette): string {
  const trunks: readonly (readonly LimbPoint[])[] = [
    [
      [1436, 940, 44],
      [1408, 820, 25],
      [1352, 560, 18],
      [1322, 330, 16],
    ],
    [
      [1502, 938, 38],
      [1506, 800, 20],
      [1496, 640, 16],
      [1462, 500, 14],
    ],
  ];
  const crown = element('path', { id: 'crown', d: palmCrown() });
  return [
    shape(lens(1490, 938, 240, 16), palette.time === 'night' ? palette.shade : palette.far),
    shape(trunks.map(limb).join(''), palette.ink),
    element('defs', {}, crown),
    group({ fill: palette.ink }, [
      element('use', { href: '#crown', transform: place(1322, 334) }),
      element('use', { href: '#crown', transform: place(1462, 504, -0.72, 0.72) }),
    ]),
  ].join('');
}

type Frond = readonly [degrees: number, reach: number, droop: number];

const FRONDS: readonly Frond[] = [
  [-176, 210, 190],
  [-152, 240, 170],
  [-122, 200, 110],
  [-60, 210, 110],
  [-30, 240, 170],
  [-4, 210, 190],
  [150, 130, 150],
  [32, 130, 150],
];
const LEAFLETS = 11;

function palmCrown(): string {
  return FRONDS.map(palmFrond).join('') + circlePath(0, 4, 16);
}

/** A drooping spine with a saw-toothed fringe of leaflets hanging from it. */
function palmFrond([degrees, reach, droop]: Frond): string {
  const angle = (degrees * Math.PI) / 180;
  const spine = (share: number): Point => [
    Math.cos(angle) * reach * share,
    Math.sin(angle) * reach * share + droop * share ** 2,
  ];
  const upperEdge = [0, 0.2, 0.4, 0.6, 0.8, 1].map(spine);
  const fringe: Point[] = [];
  for (let leaflet = LEAFLETS; leaflet >= 1; leaflet -= 1) {
    const share = leaflet / LEAFLETS;
    const length = 14 + 50 * Math.sin(Math.PI * share) ** 0.7;
    const tip = spine(Math.min(1.06, share + 0.1));
    const notch = spine(share - 0.5 / LEAFLETS);
    fringe.push([tip[0], tip[1] + length], [notch[0], notch[1] + 7]);
  }
  return polygon([...upperEdge, ...fringe]);
}

// ---------------------------------------------------------------------------------------------------------------
// Placeholder: the umbrella thorn itself, for any record without a category of its own
// ---------------------------------------------------------------------------------------------------------------

function umbrellaThorn(palette: Palette): Drawing {
  return [
    ...sky(palette, [800, 440, 186]),
    clouds(palette, [
      [250, 230, 380],
      [1400, 310, 340],
    ]),
    ridge(palette.horizon, { seed: 'thorn:horizon', y: 610, height: 130, wavelength: 270 }),
    ridge(palette.far, { seed: 'thorn:far', y: 640, height: 110, wavelength: 380 }),
    ridge(palette.middle, { seed: 'thorn:middle', y: 716, height: 60, wavelength: 280 }),
    treeLine(palette.near, 'thorn:trees', 22, 770, 40),
    ridge(palette.near, { seed: 'thorn:near', y: 768, height: 16, wavelength: 460 }),
    ...giraffes(palette.shade, [
      [1170, 826, 0.56],
      [1246, 832, 0.42],
    ]),
    ridge(palette.ground, { seed: 'thorn:ground', y: 842, height: 26, wavelength: 520 }),
    streaks(palette.shade, 'thorn:streaks', 866, 9),
    acacia(palette, 790, 900, 1.56),
    birds(palette.ink, [
      [1150, 250, 26],
      [1214, 286, 18],
      [1232, 232, 15],
    ]),
    grass(palette.ink, { seed: 'thorn-grass', height: 84, clumps: 30 }),
  ];
}

// ---------------------------------------------------------------------------------------------------------------

const SCENES: Readonly<Record<PlaceholderCategory, (palette: Palette) => Drawing>> = {
  accommodation,
  room,
  activity,
  tour,
  attraction,
  destination,
  place: placeOnTheCoast,
  placeholder: umbrellaThorn,
};

/** The finished SVG document for one category and time of day. */
export function drawPlaceholder(category: PlaceholderCategory, time: TimeOfDay): string {
  const anchors = ANCHORS[category];
  const palette = time === 'night' ? nightPalette(anchors) : dayPalette(anchors);
  return svgDocument(WIDTH, HEIGHT, SCENES[category](palette));
}
