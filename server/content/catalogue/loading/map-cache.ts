import { createHash } from 'node:crypto';
import type { AtlasMap, DestinationsMap } from '#contract/records/maps.ts';
import type { RoutePoint } from '#contract/records/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { overviewMap, placeMap, routeMap } from '#server/maps/atlas-map.ts';
import type { Place } from '#server/maps/map-frame.ts';
import { oncePer } from '#server/once-per.ts';

interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

type Destinations = readonly (NamedPlace & { slug: string; months: readonly MonthRating[] })[];

/** A map that may not be drawn yet. `key` is made of all it shows, so that it is drawn anew where that changes, and only then. */
export interface DrawableMap<Drawn extends AtlasMap | DestinationsMap = AtlasMap | DestinationsMap> {
  key: string;
  draw(): Drawn;
}

/** Maps by their keys: drawing all of them takes seconds, and a change of content changes few. */
export interface MapCache {
  /** The map itself; it is drawn where it was not before. */
  get<Drawn extends AtlasMap | DestinationsMap>(map: DrawableMap<Drawn>): Drawn;
  drawn: Map<string, AtlasMap | DestinationsMap>;
}

export function createMapCache(): MapCache {
  const drawn: MapCache['drawn'] = new Map();
  return {
    drawn,
    /** What a key was made of decides which kind of map stands under it. */
    get<Drawn extends AtlasMap | DestinationsMap>({ key, draw }: DrawableMap<Drawn>) {
      const map = (drawn.get(key) as Drawn | undefined) ?? draw();
      drawn.set(key, map);
      return map;
    },
  };
}

export const mapOfRoute = oncePer(
  (points: readonly RoutePoint[]): DrawableMap<AtlasMap> => ({
    key: keyOf(['route', points]),
    draw: () => routeMap(points),
  }),
);

export const mapOfPlace = oncePer(
  ({ name, lat, lng }: NamedPlace): DrawableMap<AtlasMap> => ({
    key: keyOf(['place', name, lat, lng]),
    draw: () => placeMap({ name, lat, lng }),
  }),
);

/** @param destinations in the order they are presented in */
export function mapOfDestinations(
  destinations: Destinations,
  round: readonly Place[] = [],
): DrawableMap<DestinationsMap> {
  const read = destinations.map(({ slug, name, lat, lng, months }) => ({ slug, name, lat, lng, months }));
  return { key: keyOf(['overview', read, round]), draw: () => overviewMap(read, round) };
}

/** Every map of the content, the one of all destinations first. */
export function mapsOf(content: Content): DrawableMap[] {
  const { tours, groupTours, destinations, places, accommodations, wildlife } = content;
  return [
    mapOfDestinations(inTheirOrder(destinations), wildlife[0]?.round),
    ...[...tours, ...groupTours].map(({ routePoints }) => mapOfRoute(routePoints)),
    ...[...destinations, ...places, ...accommodations].map((place) => mapOfPlace(place)),
  ];
}

export function inTheirOrder<Ordered extends { order: number }>(records: readonly Ordered[]): Ordered[] {
  return records.toSorted((one, other) => one.order - other.order);
}

/** Forgets all maps but these: of a route that was changed the old map is asked for no more. */
export function keepMaps({ drawn }: MapCache, maps: readonly DrawableMap[]): void {
  const kept = new Set(maps.map(({ key }) => key));
  for (const key of [...drawn.keys()]) if (!kept.has(key)) drawn.delete(key);
}

function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
