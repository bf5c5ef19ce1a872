import type { GroupTour, Tour } from '#contract/details.ts';
import type { PageCollection } from '#contract/pages.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { offer } from '#src/prerender/structured-data/offer.ts';
import { operatorMention } from '#src/prerender/structured-data/operator-things.ts';
import {
  addressOf,
  imagesOf,
  mention,
  type PageStatement,
  type QueryReader,
  type Thing,
} from '#src/prerender/structured-data/thing.ts';

export function tourStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const tour = read.getQueryData(tourQuery(slug).queryKey);
  if (tour === undefined) return undefined;
  const url = addressOf('tours', slug);
  const price = offer({ price: tour.price, unit: 'person sharing', note: tour.priceNote, url });
  return {
    name: tour.name,
    trail: trailBelow('/tours'),
    things: [{ ...touristTrip('tours', tour), offers: { ...price, validFrom: tour.updatedAt } }],
  };
}

/** A journey with its days. It never carries a rating: schema.org has none for a trip. */
export function touristTrip(collection: PageCollection, tour: Tour | GroupTour): Thing {
  return {
    '@type': 'TouristTrip',
    name: tour.name,
    description: tour.summary,
    url: addressOf(collection, tour.slug),
    image: imagesOf(collection, tour),
    touristType: tour.suits,
    provider: operatorMention,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: tour.itinerary.length,
      itemListElement: tour.itinerary.map(({ day, title, description, destinationId }) => {
        const destination = tour.destinations.find(({ slug }) => slug === destinationId);
        return {
          '@type': 'ListItem',
          position: day,
          name: `Day ${day}: ${title}`,
          description,
          item: destination && mention('TouristDestination', 'destinations', destination),
        };
      }),
    },
  };
}
