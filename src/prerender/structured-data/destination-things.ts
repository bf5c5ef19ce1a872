import { destinationQuery } from '#features/destinations/destination.queries.ts';
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

export function destinationStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const destination = read.getQueryData(destinationQuery(slug).queryKey);
  if (destination === undefined) return undefined;
  const { name, country, places, accommodations } = destination;
  return {
    name,
    trail: trailBelow('/destinations'),
    things: [
      {
        '@type': 'TouristDestination',
        name,
        description: destination.summary,
        url: addressOf('destinations', slug),
        image: imagesOf('destinations', destination),
        geo: geoOf(destination),
        containedInPlace: { '@type': 'Country', name: country },
        includesAttraction: places.map((place) => mention('TouristAttraction', 'places', place)),
        containsPlace: accommodations.map((stay) => mention('LodgingBusiness', 'accommodations', stay)),
      },
    ],
  };
}

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
