import { type AtlasMap, type DestinationsMap, type MapSize, mapSize } from '#contract/records/maps.ts';
import type { RoutePoint } from '#contract/records/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { type LegChoice, placeNames } from '#server/maps/label-placement.ts';
import { LabelSpace } from '#server/maps/label-space.ts';
import { landPaths, linesText, noLand, softRing } from '#server/maps/land-paths.ts';
import { areaLabels } from '#server/maps/map-areas.ts';
import { frameOf, type MapFrame, type Place, placed } from '#server/maps/map-frame.ts';
import { gridBoxes, gridOf } from '#server/maps/map-grid.ts';
import { type Curve, curvesBetween, daysOfLegs, legOf, stepsAlong } from '#server/maps/map-legs.ts';
import { waysOn, withoutStumps } from '#server/maps/map-ways.ts';
import { parkAround } from '#server/maps/parks.ts';
import { peaks } from '#server/maps/relief.ts';
import type { Position, WeighedLine } from '#server/maps/significance.ts';
import { towns } from '#server/maps/towns.ts';

interface NamedPlace extends Place {
  name: string;
}

interface YearRoundPlace extends NamedPlace {
  slug: string;
  months: readonly MonthRating[];
}

/** The stops of a tour and the ways between them. */
export function routeMap(route: readonly RoutePoint[]): AtlasMap {
  const stops = route.filter(({ name }, index) => route.findIndex((stop) => stop.name === name) === index);
  const frame = frameOf(stops, { extent: extentOf(stops), aspect: [0.62, 0.86] });
  const spotOf = new Map(stops.map((stop) => [stop.name, placed(frame, stop)]));
  const curves = curvesBetween(
    route.map(({ name, mode }) => ({ name, mode, ...(spotOf.get(name) ?? { x: 0, y: 0 }) })),
  );
  const map = composed(frame, stops, { curves });
  const flown = new Set(
    route.flatMap(({ name, mode }, index) => (mode === 'air' ? [name, route[index - 1]?.name] : [])),
  );
  const points = map.points.map((point) => (flown.has(point.name) ? { ...point, mark: 'airstrip' as const } : point));
  const days = daysOfLegs(route);
  const legs = map.legs?.map((leg, index) => ({ ...leg, days: days[index] ?? [] }));
  return withLand(frame, { ...map, points, ...(legs && { legs }) });
}

/** Degrees a route's map shows at least: the stops have room on it, and there is something around them. */
function extentOf(stops: readonly Place[]): number {
  const across = Math.max(rangeOf(stops.map(({ lat }) => lat)), rangeOf(stops.map(({ lng }) => lng)));
  return Math.min(2.2, Math.max(0.45, across * 2.4));
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Where one destination, place or stay is. */
export function placeMap(place: NamedPlace): AtlasMap {
  const frame = frameOf([place], { extent: 5, aspect: [0.62, 0.62] });
  return withLand(frame, composed(frame, [place]));
}

/** All destinations at once, each with its park and its year, and where the herds are. */
export function overviewMap(destinations: readonly YearRoundPlace[], round: readonly Place[] = []): DestinationsMap {
  const frame = frameOf(destinations, { extent: 3, aspect: [0.5, 0.86] });
  const { points: spots, ...map } = composed(frame, destinations, { roadsFrom: 'wide' });
  const parks = destinations.map(parkAround);
  const points = destinations.flatMap(({ slug, months }, index) => {
    const [spot, park] = [spots[index], parks[index]];
    const seasons = months.join('');
    return spot ? [{ ...spot, slug, seasons, ...(park && { park: softRing(frame, park) }) }] : [];
  });
  const herds = round.map((herd) => placed(frame, herd));
  const theirs = parks.filter((park) => park !== undefined);
  return withLand(frame, { ...map, points, herds }, { bytes: largest.overview, without: theirs });
}

/** Bytes of a map as it is sent: one of a record's page, and the one of all destinations. */
const largest = { record: 6000, overview: 9000 };

interface LandOptions {
  bytes?: number;
  /** Parks that are drawn by themselves. */
  without?: readonly WeighedLine[];
}

/** Adds the land and the borders, in as much detail as there is room for. */
function withLand<Lettering extends object>(
  frame: MapFrame,
  lettering: Lettering,
  { bytes = largest.record, without = [] }: LandOptions = {},
) {
  const { width, height } = frame;
  const empty = { width, height, ...noLand, ...lettering };
  return { ...empty, ...landPaths(frame, bytes - Buffer.byteLength(JSON.stringify(empty)), without) };
}

/** Everything on a map that has a name, and the lines whose place depends on the names: legs, roads and railways. */
function composed(
  frame: MapFrame,
  places: readonly NamedPlace[],
  {
    curves = [],
    roadsFrom = 'narrow',
  }: { curves?: readonly (readonly Curve[])[]; roadsFrom?: AtlasMap['roadsFrom'] } = {},
) {
  const grid = gridOf(frame);
  const space = new LabelSpace(frame);
  for (const box of gridBoxes(frame, grid)) space.occupy(box);
  const spots = places.map((place) => ({ name: place.name, ...placed(frame, place) }));
  for (const spot of spots) space.occupyDot(spot);
  const ways = waysOn(frame);
  const { points, bends } = placeNames(space, {
    points: spots,
    legs: curves.map((bent) => bent.map((curve, bend) => legChoice(curve, bend, spots))),
    avoided: [
      { lines: [...ways.roads, ...ways.railways], from: roadsFrom, cost: 2 },
      { lines: ways.borders, from: 'narrow', cost: 4 },
    ],
  });
  const legs = curves.flatMap((bent, leg) => bent[bends[leg] ?? 0] ?? []);
  const legLines = legs.map(stepsAlong);
  const named = [...places, ...towns].map((place) => placed(frame, place));
  const roads = withoutStumps(frame, space.withGaps(ways.roads, roadsFrom), ways.roads, named);
  const railways = withoutStumps(frame, space.withGaps(ways.railways, roadsFrom), ways.railways, named);
  space.keepOff([...legLines, ...roads, ...railways, ...ways.smallLakes]);
  return {
    ...grid,
    roadsFrom,
    roads: linesText(frame, roads),
    railways: linesText(frame, railways),
    points,
    ...(legs.length > 0 && { legs: legs.map(legOf) }),
    towns: townsOn(frame, space, places, { ways: legLines, borders: ways.borders }),
    areas: areaLabels(frame, space),
  };
}

/** How near, in degrees, a town must be to a place of the map to be the same spot to the eye. */
const sameSpot = 0.2;

/** So many of the towns are large enough to be named on the smallest map. */
const capitals = 10;

/** More names than that would say less. */
const mostTowns = 6;

function townsOn(
  frame: MapFrame,
  space: LabelSpace,
  places: readonly Place[],
  lines: { ways: readonly (readonly Position[])[]; borders: readonly (readonly Position[])[] },
): AtlasMap['towns'] {
  const isElsewhere = (town: Place) =>
    places.every((place) => Math.hypot(town.lat - place.lat, town.lng - place.lng) > sameSpot);
  const labelOf = (town: NamedPlace, options: { sizes: readonly MapSize[]; below?: readonly string[] }) => {
    const spot = placed(frame, town);
    const label = isElsewhere(town) ? space.townLabel(spot, town.name, { ...lines, ...options }) : undefined;
    return label === undefined ? [] : [{ name: town.name, ...spot, label }];
  };
  return [
    ...peaks.flatMap(({ height, ...peak }) =>
      labelOf(peak, { sizes: mapSize.options, below: [height] }).map((point) => ({ ...point, mark: 'peak' as const })),
    ),
    ...towns.flatMap((town, index) =>
      labelOf(town, { sizes: index < capitals ? ['narrow', 'medium'] : ['medium', 'wide'] }),
    ),
  ].slice(0, mostTowns);
}

/** What each way of bending a leg takes from the drawing, and each stop it passes over that is not its own. */
const bendCosts = [0, 0.5, 1.5, 2, 2.5, 4];
/** A flight bent to the south is not what one knows from an airline's map. */
const southwards = 10;
const overStop = 6;

function legChoice(curve: Curve, bend: number, stops: readonly { x: number; y: number }[]): LegChoice {
  const line = stepsAlong(curve);
  const passed = stops.filter(
    ({ x, y }) => !isEnd(curve, x, y) && line.some(([lineX, lineY]) => Math.hypot(lineX - x, lineY - y) < nearStop),
  );
  const flies = curve.mode === 'air' && bend > 2 ? southwards : 0;
  return { line, cost: (bendCosts[bend] ?? 0) + flies + passed.length * overStop };
}

/** As near as that, in units, a leg seems to pass over a stop on a phone. */
const nearStop = 50;

const isEnd = ({ from, to }: Curve, x: number, y: number) => [from, to].some((end) => end[0] === x && end[1] === y);
