import type { AtlasMap, DestinationsMap } from '#contract/maps.ts';
import type { RoutePoint } from '#contract/tours.ts';
import type { MonthRating } from '#contract/values.ts';
import { overviewMap, placeMap, routeMap } from '#server/maps/atlas-map.ts';

interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** Maps by what they are drawn from: drawing all of them takes seconds, and a change of content changes few. */
export interface MapShelf {
  route(points: readonly RoutePoint[]): AtlasMap;
  place(place: NamedPlace): AtlasMap;
  overview(destinations: readonly (NamedPlace & { slug: string; months: readonly MonthRating[] })[]): DestinationsMap;
  /** Every map drawn so far, by its key. */
  drawn: Map<string, AtlasMap | DestinationsMap>;
}

export function createMapShelf(): MapShelf {
  const drawn: MapShelf['drawn'] = new Map();
  /** What a key was made of decides which kind of map stands under it. */
  function kept<Drawn extends AtlasMap | DestinationsMap>(from: unknown, draw: () => Drawn): Drawn {
    const key = JSON.stringify(from);
    const map = (drawn.get(key) as Drawn | undefined) ?? draw();
    drawn.set(key, map);
    return map;
  }
  return {
    drawn,
    route: (points) => kept(['route', points], () => routeMap(points)),
    place: ({ name, lat, lng }) => kept(['place', name, lat, lng], () => placeMap({ name, lat, lng })),
    overview(destinations) {
      const read = destinations.map(({ slug, name, lat, lng, months }) => ({ slug, name, lat, lng, months }));
      return kept(['overview', read], () => overviewMap(read));
    },
  };
}
