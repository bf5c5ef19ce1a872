import type { AtlasMap, DestinationsMap } from '#contract/maps.ts';
import type { RoutePoint } from '#contract/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { herdsByMonth } from '#server/maps/herds.ts';
import { LabelSpace, labelled } from '#server/maps/label-space.ts';
import { landPaths, noLand, ringPath } from '#server/maps/land-paths.ts';
import { areaLabels } from '#server/maps/map-areas.ts';
import { frameOf, type MapFrame, type Place, placed } from '#server/maps/map-frame.ts';
import { gridBoxes, gridOf } from '#server/maps/map-grid.ts';
import { type Curve, curvesBetween, legOf, stepsAlong } from '#server/maps/map-legs.ts';
import { parkAround } from '#server/maps/parks.ts';
import type { WeighedLine } from '#server/maps/significance.ts';
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
  return withLand(frame, { ...composed(frame, stops, curves), legs: curves.map(legOf) });
}

/** Degrees a route's map shows at least: three, but a day in and around a city would be a dot on such a map. */
function extentOf(stops: readonly Place[]): number {
  const across = Math.max(rangeOf(stops.map(({ lat }) => lat)), rangeOf(stops.map(({ lng }) => lng)));
  return Math.min(3, Math.max(0.9, across * 6));
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Where one destination, place or stay is. */
export function placeMap(place: NamedPlace): AtlasMap {
  const frame = frameOf([place], { extent: 5, aspect: [0.62, 0.62] });
  return withLand(frame, composed(frame, [place]));
}

/** All destinations at once, each with its park and its year, and where the herds are. */
export function overviewMap(destinations: readonly YearRoundPlace[]): DestinationsMap {
  const frame = frameOf(destinations, { extent: 3, aspect: [0.5, 0.86] });
  const { points: spots, ...map } = composed(frame, destinations);
  const parks = destinations.map(parkAround);
  const points = destinations.flatMap(({ slug, months }, index) => {
    const [spot, park] = [spots[index], parks[index]];
    const seasons = months.join('');
    return spot ? [{ ...spot, slug, seasons, ...(park && { park: ringPath(frame, park) }) }] : [];
  });
  const herds = herdsByMonth.map((herd) => placed(frame, herd));
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

/** Everything on a map that has a name. */
function composed(frame: MapFrame, places: readonly NamedPlace[], curves: readonly Curve[] = []) {
  const grid = gridOf(frame);
  const space = new LabelSpace(frame, curves.flatMap(stepsAlong));
  for (const box of gridBoxes(frame, grid)) space.occupy(box);
  const spots = places.map((place) => ({ name: place.name, ...placed(frame, place) }));
  for (const spot of spots) space.occupyDot(spot);
  return {
    ...grid,
    points: labelled(space, spots),
    towns: townsOn(frame, space, places),
    areas: areaLabels(frame, space),
  };
}

/** How near, in degrees, a town must be to a place of the map to be the same spot to the eye. */
const sameSpot = 0.2;

function townsOn(frame: MapFrame, space: LabelSpace, places: readonly Place[]): AtlasMap['towns'] {
  return towns
    .filter((town) => places.every((place) => Math.hypot(town.lat - place.lat, town.lng - place.lng) > sameSpot))
    .flatMap(({ name, ...town }) => {
      const spot = placed(frame, town);
      const label = space.townLabel(spot, name);
      return label === undefined ? [] : [{ name, ...spot, label }];
    });
}
