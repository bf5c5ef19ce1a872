import { type AtlasMap, type DestinationsMap, type MapSize, mapSize } from '#contract/records/maps.ts';
import type { RoutePoint } from '#contract/records/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { type LegChoice, placeNames } from '#server/maps/label-placement.ts';
import { LabelSpace } from '#server/maps/label-space.ts';
import { landPaths, linesText, noLand, softRing } from '#server/maps/land-paths.ts';
import { areaLabels, parkNames } from '#server/maps/map-areas.ts';
import { frameOf, type MapFrame, type Place, placed } from '#server/maps/map-frame.ts';
import { gridBoxes, gridOf } from '#server/maps/map-grid.ts';
import { type DrawnLeg, daysOfLegs, legOf, legsBetween } from '#server/maps/map-legs.ts';
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
  const map = composed(frame, stops, { legs: legsBetween(frame, route) });
  const flown = new Set(
    route.flatMap(({ name, mode }, index) => (mode === 'air' ? [name, route[index - 1]?.name] : [])),
  );
  const points = map.points.map((point) => {
    const arrival = route.find(({ name }) => name === point.name)?.day;
    return { ...point, ...(flown.has(point.name) && { mark: 'airstrip' as const }), ...(arrival && { day: arrival }) };
  });
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
  const { points: spots, ...map } = composed(frame, destinations, { roadsFrom: 'wide', kept: cities });
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
    legs: choices = [],
    roadsFrom = 'narrow',
    kept = [],
  }: {
    legs?: readonly (readonly DrawnLeg[])[];
    roadsFrom?: AtlasMap['roadsFrom'];
    /** Towns that the names of places leave room for where the map is wide. */
    kept?: readonly NamedPlace[];
  } = {},
) {
  const grid = gridOf(frame);
  const space = new LabelSpace(frame);
  for (const box of gridBoxes(frame, grid)) space.occupy(box);
  const spots = places.map((place) => ({ name: place.name, ...placed(frame, place) }));
  for (const spot of spots) space.occupyDot(spot);
  space.reserve(elsewhere(kept, places).map((town) => placed(frame, town)));
  const ways = waysOn(frame);
  const { points, bends } = placeNames(space, {
    points: spots,
    legs: choices.map((ways) => ways.map((way) => legChoice(way, spots))),
    avoided: [
      { lines: [...ways.roads, ...ways.railways], from: roadsFrom, cost: 2 },
      { lines: ways.borders, from: 'narrow', cost: 4 },
    ],
  });
  const legs = choices.flatMap((ways, leg) => ways[bends[leg] ?? 0] ?? []);
  const legLines = legs.map(({ line }) => line);
  space.keepOff(legLines);
  const lines = { ways: legLines, borders: ways.borders };
  const first = [...peaksOn(frame, space, places, lines), ...townsOn(frame, space, places, lines, cities)];
  const roads = space.withGaps(ways.roads, roadsFrom);
  const railways = space.withGaps(ways.railways, roadsFrom);
  space.keepOff([...roads, ...railways, ...ways.smallLakes]);
  const smaller = townsOn(frame, space, places, lines, smallerTowns);
  const named = [...first, ...smaller.slice(0, Math.max(0, mostTowns - first.length))];
  const spotsAndTowns = [...points, ...named];
  const names = [...places, ...first].map(({ name }) => name);
  return {
    ...grid,
    roadsFrom,
    roads: linesText(frame, withoutStumps(frame, roads, ways.roads, spotsAndTowns)),
    railways: linesText(frame, withoutStumps(frame, railways, ways.railways, spotsAndTowns)),
    points,
    ...(legs.length > 0 && { legs: legs.map(legOf) }),
    towns: named,
    areas: areaLabels(frame, space),
    // Last, in the room that is left.
    ...(legs.length > 0 && { parkNames: parkNames(frame, space, names) }),
  };
}

/** How near, in degrees, a town must be to a place of the map to be the same spot to the eye. */
const sameSpot = 0.2;

/** What every map has before its roads, which pass under their names; and what is named where there is room left. */
const [cities, smallerTowns] = [towns.slice(0, 6), towns.slice(6)];

/** So many of the smaller towns are large enough to be named on the smallest map. */
const large = 4;

/** With more names than that the smaller ones would say less. */
const mostTowns = 6;

interface Lines {
  ways: readonly (readonly Position[])[];
  borders: readonly (readonly Position[])[];
}

function peaksOn(frame: MapFrame, space: LabelSpace, places: readonly Place[], lines: Lines): AtlasMap['towns'] {
  return peaks.flatMap(({ height, ...peak }) =>
    labelled(frame, space, places, peak, { ...lines, sizes: mapSize.options, below: [height] }).map((point) => ({
      ...point,
      mark: 'peak' as const,
    })),
  );
}

function townsOn(
  frame: MapFrame,
  space: LabelSpace,
  places: readonly Place[],
  lines: Lines,
  named: readonly NamedPlace[],
): AtlasMap['towns'] {
  return named.flatMap((town, index) => {
    const sizes: readonly MapSize[] = index < large ? ['narrow', 'medium'] : ['medium', 'wide'];
    return labelled(frame, space, places, town, { ...lines, sizes: named === cities ? mapSize.options : sizes });
  });
}

/** Those that are not at the spot of one of these places. */
const elsewhere = (named: readonly NamedPlace[], places: readonly Place[]) =>
  named.filter((town) => places.every(({ lat, lng }) => Math.hypot(town.lat - lat, town.lng - lng) > sameSpot));

/** A town or a peak with its name, where nothing of the map stands at the same spot and there is room. */
function labelled(
  frame: MapFrame,
  space: LabelSpace,
  places: readonly Place[],
  town: NamedPlace,
  options: Lines & { sizes: readonly MapSize[]; below?: readonly string[] },
): AtlasMap['towns'] {
  const spot = placed(frame, town);
  const label = elsewhere([town], places).length > 0 ? space.townLabel(spot, town.name, options) : undefined;
  return label === undefined ? [] : [{ name: town.name, ...spot, label }];
}

/** What each stop takes from the drawing that a leg passes over and that is not its own. */
const overStop = 6;

function legChoice({ line, cost }: DrawnLeg, stops: readonly { x: number; y: number }[]): LegChoice {
  const ends = [line[0], line.at(-1)];
  const passed = stops.filter(
    ({ x, y }) =>
      !ends.some((end) => end && Math.hypot(end[0] - x, end[1] - y) < 1) &&
      line.some(([lineX, lineY]) => Math.hypot(lineX - x, lineY - y) < nearStop),
  );
  return { line, cost: cost + passed.length * overStop };
}

/** As near as that, in units, a leg seems to pass over a stop on a phone. */
const nearStop = 50;
