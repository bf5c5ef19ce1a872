import { addMonths } from '#contract/calendar/calendar.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { PageCollection } from '#contract/pages.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { reviewThings } from '#src/prerender/structured-data/offer.ts';
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
  return {
    name: tour.name,
    trail: trailBelow('/tours'),
    things: [{ ...touristTrip('tours', tour), offers: yearOffer(tour, url) }, ...reviewThings(tour.reviews)],
  };
}

/** How long prices that were set on a day are offered. */
const offeredForMonths = 18;

/** What each of two pays for the whole trip in the cheapest month, as cards say it (B-231), and on the dearest day. */
function yearOffer(tour: Tour, url: string): Thing | undefined {
  const { cheapest, dearest = cheapest } = tour;
  if (cheapest === undefined || dearest === undefined) return undefined;
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: eachOf(cheapest),
    highPrice: eachOf(dearest),
    priceCurrency: 'USD',
    offerCount: tour.prices.seasons.length,
    description: `The whole trip for each of two, all in at most. ${tour.priceNote}`,
    validFrom: tour.updatedAt,
    validThrough: addMonths(tour.updatedAt, offeredForMonths),
    seller: operatorMention,
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
