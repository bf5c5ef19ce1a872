// Drawing tools shared by every illustration: seeded randomness, colour mixing, path builders and SVG writers.
// Everything here is deterministic: the same input always yields the same bytes.

// ---------------------------------------------------------------------------------------------------------------
// Randomness
// ---------------------------------------------------------------------------------------------------------------

export type Random = () => number;
export type Noise = (position: number) => number;

const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const UINT32_RANGE = 0x1_0000_0000;

/** FNV-1a: turns a readable seed such as `tour:grass` into an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const character of text) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, FNV_PRIME);
  }
  return hash >>> 0;
}

/** Mulberry32. Give every element its own seed, so that adding one element leaves the others where they were. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + MULBERRY_STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One-dimensional value noise in the range -1 to 1, smooth between whole positions. */
export function createNoise(seed: string): Noise {
  const salt = hashText(seed);
  const valueAt = (cell: number): number => createRandom(`${salt}:${cell}`)() * 2 - 1;
  return (position) => {
    const cell = Math.floor(position);
    const fade = smootherStep(position - cell);
    return interpolate(valueAt(cell), valueAt(cell + 1), fade);
  };
}

/** Sums octaves of noise, each twice as fine and half as strong as the one before. */
export function fractalNoise(noise: Noise, position: number, octaves: number): number {
  let sum = 0;
  let totalStrength = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const strength = 0.5 ** octave;
    sum += strength * noise(position * 2 ** octave + octave * 31);
    totalStrength += strength;
  }
  return sum / totalStrength;
}

export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function smootherStep(share: number): number {
  return share ** 3 * (share * (share * 6 - 15) + 10);
}

// ---------------------------------------------------------------------------------------------------------------
// Colour, mixed in OKLab so that halfway tones stay clean
// ---------------------------------------------------------------------------------------------------------------

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const LINEAR_TO_CONE: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONE_TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_CONE: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const CONE_TO_LINEAR: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Mixes two `#rrggbb` colours; share 0 gives the first, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const from = toLab(first);
  const to = toLab(second);
  return fromLab([
    interpolate(from[0], to[0], share),
    interpolate(from[1], to[1], share),
    interpolate(from[2], to[2], share),
  ]);
}

/** Moves a colour to a given lightness (0 to 1) and scales its strength, keeping its hue. */
export function withLightness(colour: string, lightness: number, strength = 1): string {
  const [, greenRed, blueYellow] = toLab(colour);
  return fromLab([lightness, greenRed * strength, blueYellow * strength]);
}

function toLab(colour: string): Triple {
  const linear: Triple = [channel(colour, 1), channel(colour, 3), channel(colour, 5)];
  const cone = multiply(LINEAR_TO_CONE, linear);
  return multiply(CONE_TO_LAB, [Math.cbrt(cone[0]), Math.cbrt(cone[1]), Math.cbrt(cone[2])]);
}

function fromLab(lab: Triple): string {
  const cone = multiply(LAB_TO_CONE, lab);
  const linear = multiply(CONE_TO_LINEAR, [cone[0] ** 3, cone[1] ** 3, cone[2] ** 3]);
  return `#${linear.map(channelToHex).join('')}`;
}

function multiply(matrix: Matrix, vector: Triple): Triple {
  const row = (weights: Triple): number => weights[0] * vector[0] + weights[1] * vector[1] + weights[2] * vector[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function channel(colour: string, offset: number): number {
  const encoded = Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function channelToHex(linear: number): string {
  const light = clamp(linear, 0, 1);
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

// ---------------------------------------------------------------------------------------------------------------
// Paths. All closed shapes run clockwise, so several of them can share one `d` without punching holes.
// ---------------------------------------------------------------------------------------------------------------

export type Point = readonly [x: number, y: number];
/** A point of a smooth outline. `corner` keeps the outline sharp there. */
export type OutlinePoint = Point | readonly [x: number, y: number, kind: 'corner'];
/** A point on the centre line of a branch or leg, with the full width of the limb at that point. */
export type LimbPoint = readonly [x: number, y: number, width: number];

type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly leave: Point; readonly arrive: Point; readonly to: Point }
  | { readonly kind: 'close' };

const SMOOTH_REACH = 1 / 6;
const CORNER_REACH = 1 / 4;

/** A straight-edged closed shape. */
export function polygon(points: readonly Point[]): string {
  const lines = clockwise(points).map(
    (to, index): Segment => ({ kind: index === 0 ? 'move' : 'line', to: [to[0], to[1]] }),
  );
  return writePath([...lines, { kind: 'close' }]);
}

/** A closed Catmull-Rom curve through the points. */
export function smoothShape(points: readonly OutlinePoint[]): string {
  return closedCurve(clockwise(points));
}

/** The same curve written against the usual direction: cuts a hole in the shape it is joined to. */
export function smoothHole(points: readonly OutlinePoint[]): string {
  return closedCurve([...clockwise(points)].reverse());
}

/** An open Catmull-Rom curve through the points, for strokes. */
export function smoothLine(points: readonly OutlinePoint[]): string {
  return writePath(openCurve(points));
}

/** A curve through the points, closed by straight edges along the given base line: a hill, a shore, a meadow. */
export function smoothGround(points: readonly OutlinePoint[], baseY: number): string {
  const first = itemAt(points, 0);
  const last = itemAt(points, points.length - 1);
  return writePath([
    ...openCurve(points),
    { kind: 'line', to: [last[0], baseY] },
    { kind: 'line', to: [first[0], baseY] },
    { kind: 'close' },
  ]);
}

/** A tapering limb with rounded ends: trunk, branch, leg, horn. */
export function limb(centreLine: readonly LimbPoint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  centreLine.forEach(([x, y, width], index) => {
    const [directionX, directionY] = directionAt(centreLine, index);
    left.push([x - (directionY * width) / 2, y + (directionX * width) / 2]);
    right.push([x + (directionY * width) / 2, y - (directionX * width) / 2]);
  });
  const startCap = capPoint(centreLine, 0, -0.4);
  const endCap = capPoint(centreLine, centreLine.length - 1, 0.4);
  return smoothShape([startCap, ...left, endCap, ...right.reverse()]);
}

/** A twig: a bent wedge that starts with a width and tapers to a point. Far shorter to write than a limb. */
export function twig(from: Point, bend: Point, tip: Point, width: number): string {
  const length = Math.hypot(bend[0] - from[0], bend[1] - from[1]) || 1;
  const acrossX = ((bend[1] - from[1]) / length) * (width / 2);
  const acrossY = (-(bend[0] - from[0]) / length) * (width / 2);
  const there = [bend[0] - from[0], bend[1] - from[1], tip[0] - from[0] - acrossX, tip[1] - from[1] - acrossY];
  const back = [
    bend[0] - tip[0] - acrossX,
    bend[1] - tip[1] - acrossY,
    from[0] - tip[0] - acrossX,
    from[1] - tip[1] - acrossY,
  ];
  const start = [from[0] + acrossX, from[1] + acrossY];
  return `M${joinWhole(start)}q${joinWhole(there)}q${joinWhole(back)}z`;
}

export function ellipsePath(centreX: number, centreY: number, radiusX: number, radiusY: number): string {
  const arc = `a${formatNumber(radiusX)} ${formatNumber(radiusY)} 0 1 1 `;
  const start = joinWhole([centreX - radiusX, centreY]);
  return `M${start}${arc}${formatNumber(radiusX * 2)} 0${arc}${formatNumber(-radiusX * 2)} 0z`;
}

export function circlePath(centreX: number, centreY: number, radius: number): string {
  return ellipsePath(centreX, centreY, radius, radius);
}

export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const start = `M${formatNumber(x)} ${formatNumber(y)}`;
  return `${start}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}z`;
}

/** A lying leaf shape, fuller above than below: streaks of grass, distant crowns, light on water. */
export function lens(centreX: number, centreY: number, width: number, height: number): string {
  const half = Math.round(width / 2);
  const upper = joinWhole([half, height * -1.2, half * 2, 0]);
  const lower = joinWhole([-half, height * 0.7, half * -2, 0]);
  return `M${joinWhole([centreX - half, centreY])}q${upper}q${lower}z`;
}

/** Writes a number with at most one decimal and no superfluous zero. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return (rounded === 0 ? 0 : rounded).toString().replace(/^(-?)0\./, '$1.');
}

/** The item at an index that is known to exist. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`No item at index ${index} of ${items.length}`);
  }
  return item;
}

function wrappedAt<Item>(items: readonly Item[], index: number): Item {
  return itemAt(items, (index + items.length) % items.length);
}

function position(point: OutlinePoint): Point {
  return [point[0], point[1]];
}

function clockwise<P extends OutlinePoint>(points: readonly P[]): readonly P[] {
  return signedArea(points) < 0 ? [...points].reverse() : points;
}

function signedArea(points: readonly OutlinePoint[]): number {
  return points.reduce((sum, point, index) => {
    const next = wrappedAt(points, index + 1);
    return sum + (point[0] * next[1] - next[0] * point[1]) / 2;
  }, 0);
}

function closedCurve(outline: readonly OutlinePoint[]): string {
  const segments: Segment[] = [{ kind: 'move', to: position(itemAt(outline, 0)) }];
  for (let index = 0; index < outline.length; index += 1) {
    segments.push(
      curveBetween(
        wrappedAt(outline, index - 1),
        wrappedAt(outline, index),
        wrappedAt(outline, index + 1),
        wrappedAt(outline, index + 2),
      ),
    );
  }
  return writePath([...segments, { kind: 'close' }]);
}

function openCurve(points: readonly OutlinePoint[]): Segment[] {
  const nearest = (index: number): OutlinePoint => itemAt(points, clamp(index, 0, points.length - 1));
  const segments: Segment[] = [{ kind: 'move', to: position(nearest(0)) }];
  for (let index = 0; index < points.length - 1; index += 1) {
    segments.push(curveBetween(nearest(index - 1), nearest(index), nearest(index + 1), nearest(index + 2)));
  }
  return segments;
}

function curveBetween(before: OutlinePoint, from: OutlinePoint, to: OutlinePoint, after: OutlinePoint): Segment {
  const leave = handle(from, to, before);
  const arrive = handle(to, from, after);
  return { kind: 'curve', leave, arrive, to: position(to) };
}

/** The control point at `anchor` on the side of `near`; `far` is the neighbour on the other side. */
function handle(anchor: OutlinePoint, near: OutlinePoint, far: OutlinePoint): Point {
  if (anchor[2] === 'corner') {
    return [interpolate(anchor[0], near[0], CORNER_REACH), interpolate(anchor[1], near[1], CORNER_REACH)];
  }
  return [anchor[0] + (near[0] - far[0]) * SMOOTH_REACH, anchor[1] + (near[1] - far[1]) * SMOOTH_REACH];
}

function directionAt(centreLine: readonly LimbPoint[], index: number): Point {
  const before = itemAt(centreLine, Math.max(0, index - 1));
  const after = itemAt(centreLine, Math.min(centreLine.length - 1, index + 1));
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

function capPoint(centreLine: readonly LimbPoint[], index: number, reach: number): Point {
  const [x, y, width] = itemAt(centreLine, index);
  const [directionX, directionY] = directionAt(centreLine, index);
  return [x + directionX * width * reach, y + directionY * width * reach];
}

/**
 * Writes segments on a grid of whole units, with relative coordinates measured from the rounded pen so that rounding
 * never adds up. Draw on a grid fine enough that one unit stays below a pixel.
 */
function writePath(segments: readonly Segment[]): string {
  let pen: Point = [0, 0];
  let path = '';
  let previous: Segment | undefined;
  for (const segment of segments) {
    if (segment.kind === 'close') {
      path += 'z';
    } else {
      const [letter, points] = command(segment, previous);
      path += letter + joinNumbers(points.flatMap((point) => offsetFrom(pen, point)));
      pen = roundedPen(pen, segment.to);
    }
    previous = segment;
  }
  // Paths are often joined into one, so each must begin with an absolute move.
  return path.replace(/^m/, 'M');
}

/** The path letter and its points. A curve that mirrors the handle before it needs only its second handle. */
function command(
  segment: Exclude<Segment, { kind: 'close' }>,
  previous: Segment | undefined,
): readonly [letter: string, points: readonly Point[]] {
  if (segment.kind !== 'curve') {
    return [segment.kind === 'move' ? 'm' : 'l', [segment.to]];
  }
  const { leave, arrive, to } = segment;
  return mirrorsHandle(previous, leave) ? ['s', [arrive, to]] : ['c', [leave, arrive, to]];
}

function mirrorsHandle(previous: Segment | undefined, leave: Point): boolean {
  if (previous?.kind !== 'curve') {
    return false;
  }
  const mirroredX = previous.to[0] * 2 - previous.arrive[0];
  const mirroredY = previous.to[1] * 2 - previous.arrive[1];
  return Math.hypot(mirroredX - leave[0], mirroredY - leave[1]) < 0.01;
}

function offsetFrom(pen: Point, point: Point): Point {
  return [Math.round(point[0] - pen[0]), Math.round(point[1] - pen[1])];
}

function roundedPen(pen: Point, to: Point): Point {
  const [moveX, moveY] = offsetFrom(pen, to);
  return [pen[0] + moveX, pen[1] + moveY];
}

function joinWhole(values: readonly number[]): string {
  return joinNumbers(values.map(Math.round));
}

function joinNumbers(values: readonly number[]): string {
  return values
    .map(formatNumber)
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}

// ---------------------------------------------------------------------------------------------------------------
// SVG elements
// ---------------------------------------------------------------------------------------------------------------

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? formatAttribute(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

export function shape(path: string, fill: string, extra: Attributes = {}): string {
  return element('path', { d: path, fill, ...extra });
}

export function stroke(path: string, colour: string, width: number, extra: Attributes = {}): string {
  return element('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, ...extra });
}

export function disc(centreX: number, centreY: number, radius: number, fill: string, extra: Attributes = {}): string {
  return element('circle', { cx: centreX, cy: centreY, r: radius, fill, ...extra });
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, fill });
}

export function group(attributes: Attributes, children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

export function place(x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  const move = `translate(${formatNumber(x)} ${formatNumber(y)})`;
  if (scaleX === 1 && scaleY === 1) {
    return move;
  }
  const size = scaleX === scaleY ? formatScale(scaleX) : `${formatScale(scaleX)} ${formatScale(scaleY)}`;
  return `${move} scale(${size})`;
}

export function svgDocument(width: number, height: number, children: readonly string[]): string {
  const viewBox = `0 0 ${width} ${height}`;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
  return `${element('svg', attributes, children.join(''))}\n`;
}

function formatAttribute(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^0\./, '.');
}

function formatScale(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^(-?)0\./, '$1.');
}
