import { createHash } from 'node:crypto';
import type { AtlasMap, DestinationsMap } from '#contract/maps.ts';
import type { RoutePoint } from '#contract/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { overviewMap, placeMap, routeMap } from '#server/maps/atlas-map.ts';
import type { Place } from '#server/maps/map-frame.ts';

interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** Maps by what they are drawn from: drawing all of them takes seconds, and a change of content changes few. */
export interface MapShelf {
  route(points: readonly RoutePoint[]): AtlasMap;
  place(place: NamedPlace): AtlasMap;
  overview(
    destinations: readonly (NamedPlace & { slug: string; months: readonly MonthRating[] })[],
    round?: readonly Place[],
  ): DestinationsMap;
  /** Every map drawn so far, by its key. */
  drawn: Map<string, AtlasMap | DestinationsMap>;
  /** The keys of those that were asked for, until somebody empties it. */
  asked: Set<string>;
}

/** Forgets all maps but these: of a route that was changed the old map is asked for no more. */
export function keepMaps({ drawn }: MapShelf, keys: Iterable<string>): void {
  const kept = new Set(keys);
  for (const key of [...drawn.keys()]) if (!kept.has(key)) drawn.delete(key);
}

export function createMapShelf(): MapShelf {
  const drawn: MapShelf['drawn'] = new Map();
  const asked = new Set<string>();
  /** What a key was made of decides which kind of map stands under it. */
  function kept<Drawn extends AtlasMap | DestinationsMap>(from: unknown, draw: () => Drawn): Drawn {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('base64url').slice(0, 22);
    asked.add(key);
    const map = (drawn.get(key) as Drawn | undefined) ?? draw();
    drawn.set(key, map);
    return map;
  }
  return {
    drawn,
    asked,
    route: (points) => kept(['route', points], () => routeMap(points)),
    place: ({ name, lat, lng }) => kept(['place', name, lat, lng], () => placeMap({ name, lat, lng })),
    overview(destinations, round = []) {
      const read = destinations.map(({ slug, name, lat, lng, months }) => ({ slug, name, lat, lng, months }));
      return kept(['overview', read, round], () => overviewMap(read, round));
    },
  };
}
