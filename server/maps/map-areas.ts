import { type AreaLabel, type MapSize, mapSize, type ParkName, showsFrom } from '#contract/records/maps.ts';
import { eastAfrica } from '#server/maps/geography.ts';
import { areaBox } from '#server/maps/label-boxes.ts';
import type { LabelSpace } from '#server/maps/label-space.ts';
import { drawn } from '#server/maps/land-paths.ts';
import { inUnits, isNear, type MapFrame, mapWidth } from '#server/maps/map-frame.ts';
import { parks } from '#server/maps/parks.ts';
import type { Bounds, Position, WeighedLine } from '#server/maps/significance.ts';
import { waters } from '#server/maps/waters.ts';

type Area = Pick<AreaLabel, 'name' | 'kind'>;

interface Cell {
  x: number;
  y: number;
}

/** Units from one cell to the next. */
const step = 60;

/** What is seen of an area must be at least this part of the map for its name to be worth its space. */
const worthNaming = 0.04;
/** A lake is found by its name, however small it is beside a country. */
const lakeWorthNaming = 0.006;

/** Units by which a coast may be off when only names are placed by it. */
const roughly = 6;

const ocean: Area = { name: 'Indian Ocean', kind: 'sea' };

/**
 * The names of the countries, the lakes and the sea, each as near to the middle of what is seen of it as there is
 * space, and on nothing else.
 */
export function areaLabels(frame: MapFrame, space: LabelSpace): AreaLabel[] {
  const areaAt = areasOf(frame);
  const cells = cellsOf(frame);
  const cellsByArea = new Map<Area, Cell[]>();
  for (const cell of cells) {
    const area = areaAt(cell.x, cell.y);
    const own = cellsByArea.get(area);
    if (own === undefined) cellsByArea.set(area, [cell]);
    else own.push(cell);
  }
  const worth = {
    country: cells.length * worthNaming,
    sea: cells.length * worthNaming,
    lake: cells.length * lakeWorthNaming,
  };
  return [...cellsByArea]
    .filter(([{ name, kind }, own]) => name !== '' && own.length >= worth[kind])
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([area, own]) => areaLabel(area, own, space, areaAt) ?? []);
}

function areaLabel(area: Area, cells: Cell[], space: LabelSpace, areaAt: AreaAt): AreaLabel | undefined {
  const middle = { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
  const spots = area.kind === 'lake' ? cells.flatMap(aroundCell) : cells;
  const nearest = spots
    .map((spot) => ({ spot, away: distance(spot, middle) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ spot }) => spot);
  for (const from of mapSize.options) {
    const spot = space.area(spotsInside(area, nearest, from, areaAt), linesOf(area), from);
    if (spot !== undefined) return { ...area, ...spot, from };
  }
  return undefined;
}

/** Units from a park's middle to where its name may stand besides. */
const besideMiddle = [0, -40, 40, -80, 80, -130, 130];

/** More of them would say less, and so would one that only the widest map has room for. */
const mostParks = 5;
const parkSizes = ['narrow', 'phone', 'medium'] as const;

/**
 * The names of the parks that are seen whole, each near the middle of its own, where there is space; not of those that are
 * `named` already.
 */
export function parkNames(frame: MapFrame, space: LabelSpace, named: readonly string[]): ParkName[] {
  const isNamed = (name: string) => named.some((other) => other.includes(name) || name.includes(other));
  const found = parks().flatMap(({ name, ring: { bounds } }): ParkName[] => {
    const [[left, top], [right, bottom]] = [inUnits(frame, bounds.least), inUnits(frame, bounds.greatest)];
    if (isNamed(name) || left < 0 || top < 0 || right > frame.width || bottom > frame.height) return [];
    const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
    const spots = besideMiddle.flatMap((down) =>
      besideMiddle.map((along) => ({ x: middle.x + along, y: middle.y + down })),
    );
    const nearest = spots.toSorted((one, other) => distance(one, middle) - distance(other, middle));
    for (const from of parkSizes) {
      const spot = space.area(nearest, name.split(' '), from);
      if (spot !== undefined) return [{ name, ...spot, from }];
    }
    return [];
  });
  const inOrder = parkSizes.flatMap((size) => found.filter(({ from }) => from === size));
  return inOrder.slice(0, mostParks);
}

/** A lake is small: its name may have room only between two cells. */
function aroundCell({ x, y }: Cell): Cell[] {
  return [-20, 0, 20].flatMap((right) => [-20, 0, 20].map((down) => ({ x: x + right, y: y + down })));
}

/** Those of the cells around which the whole name lies in its own area. */
function* spotsInside(area: Area, cells: readonly Cell[], from: MapSize, areaAt: AreaAt): Generator<Cell> {
  const units = mapWidth / showsFrom[from];
  const { left, top, right, bottom } = areaBox({ x: 0, y: 0 }, linesOf(area))(showsFrom[from]);
  const along = [0, 0.25, 0.5, 0.75, 1].map((part) => (left + part * (right - left)) * units);
  const corners = along.flatMap((dx) => [top, bottom].map((edge) => ({ dx, dy: edge * units })));
  for (const cell of cells) {
    if (corners.every(({ dx, dy }) => areaAt(cell.x + dx, cell.y + dy) === area)) yield cell;
  }
}

/** Countries are written in capitals, lakes in a line a word. */
function linesOf({ name, kind }: Area): string[] {
  return kind === 'country' ? [name.toUpperCase()] : kind === 'lake' ? name.split(' ') : [name];
}

type AreaAt = (x: number, y: number) => Area;

/** Which lake or country a position of the map is in, and the sea where it is in none. */
function areasOf(frame: MapFrame): AreaAt {
  const countries = eastAfrica().countries.map(({ name, rings }) => ({
    area: { name, kind: 'country' } satisfies Area,
    rings: ringsOn(frame, rings),
  }));
  const lakes = waters().lakes.map(({ name = '', rings }) => ({
    area: { name, kind: 'lake' } satisfies Area,
    rings: ringsOn(frame, rings),
  }));
  // An island of a lake is within two rings, its own and the lake's; countries lie beside each other.
  const inOrder = [...lakes, ...countries];
  return (x, y) => inOrder.find(({ rings }) => isWithinOdd(rings, x, y))?.area ?? ocean;
}

function isWithinOdd(rings: readonly Ring[], x: number, y: number): boolean {
  let count = 0;
  for (const ring of rings) if (isWithin(ring, x, y)) count += 1;
  return count % 2 === 1;
}

type Edge = readonly [from: Position, to: Position];

/**
 * A ring in the map's units; most positions are outside its bounds, and need not look at its edges, and others only at those that
 * come as high: by the bands of the map they touch.
 */
interface Ring {
  bounds: Bounds;
  edges: ReadonlyMap<number, readonly Edge[]>;
}

/** Units from one band to the next. */
const band = 8;
const bandOf = (y: number) => Math.floor(y / band);

/** The rings a position of the map can be within. */
function ringsOn(frame: MapFrame, rings: readonly WeighedLine[]): Ring[] {
  return rings
    .filter(({ bounds }) => isNear(frame, bounds, 0))
    .map((ring) => ({
      bounds: { least: inUnits(frame, ring.bounds.least), greatest: inUnits(frame, ring.bounds.greatest) },
      edges: edgesOf(drawn(frame, ring, roughly)),
    }));
}

function edgesOf(corners: readonly Position[]): Ring['edges'] {
  const edges = new Map<number, Edge[]>();
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1] ?? to;
    const last = bandOf(Math.max(from[1], to[1]));
    for (let at = bandOf(Math.min(from[1], to[1])); at <= last; at += 1) {
      const inBand = edges.get(at);
      if (inBand === undefined) edges.set(at, [[from, to]]);
      else inBand.push([from, to]);
    }
  }
  return edges;
}

/** Whether a ray to the right crosses the ring an odd number of times. */
function isWithin({ bounds: { least, greatest }, edges }: Ring, x: number, y: number): boolean {
  if (x < least[0] || x > greatest[0] || y < least[1] || y > greatest[1]) return false;
  let isInside = false;
  for (const [[fromX, fromY], [toX, toY]] of edges.get(bandOf(y)) ?? []) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isInside = !isInside;
  }
  return isInside;
}

function cellsOf({ width, height }: MapFrame): Cell[] {
  const cells: Cell[] = [];
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) cells.push({ x, y });
  }
  return cells;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const distance = (a: Cell, b: Cell) => Math.hypot(a.x - b.x, a.y - b.y);
