import { placeQuery } from '#features/places/place.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import {
  addressOf,
  geoOf,
  imagesOf,
  mention,
  type PageStatement,
  type QueryReader,
} from '#src/prerender/structured-data/thing.ts';

export function placeStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const place = read.getQueryData(placeQuery(slug).queryKey);
  if (place === undefined) return undefined;
  const within = { slug: place.destinationId, name: place.destinationName };
  return {
    name: place.name,
    trail: trailBelow('/places'),
    things: [
      {
        '@type': 'TouristAttraction',
        name: place.name,
        description: place.summary,
        url: addressOf('places', slug),
        image: imagesOf('places', place),
        geo: geoOf(place),
        containedInPlace: mention('TouristDestination', 'destinations', within),
      },
    ],
  };
}
