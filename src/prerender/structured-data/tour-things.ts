import { priceRange, sharingParty } from '#contract/base-price.ts';
import { addMonths } from '#contract/calendar.ts';
import type { GroupTour, Tour } from '#contract/details.ts';
import type { PageCollection } from '#contract/pages.ts';
import type { PartyPrice } from '#contract/season-prices.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { formatYearlyDates } from '#platform/format/yearly-dates.ts';
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
  return {
    name: tour.name,
    trail: trailBelow('/tours'),
    things: [{ ...touristTrip('tours', tour), offers: seasonOffers(tour, url) }],
  };
}

/** How long prices that were set on a day are offered. */
const offeredForMonths = 18;

/** What a tour costs through the year: the lowest and the highest price, and an offer for each season with its days. */
function seasonOffers({ prices, priceNote, updatedAt }: Tour, url: string): Thing {
  const { least, most } = priceRange(prices);
  const validity = { validFrom: updatedAt, validThrough: addMonths(updatedAt, offeredForMonths) };
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: least.usd,
    highPrice: most.usd,
    priceCurrency: 'USD',
    offerCount: prices.seasons.length,
    ...validity,
    seller: operatorMention,
    offers: prices.seasons.map(({ name, dates, prices: rows }) => ({
      ...offer({ price: seasonPrice(rows), unit: 'person sharing', note: priceNote, url }),
      name: `${name}: ${dates.map(formatYearlyDates).join(', ')}`,
      ...validity,
    })),
  };
}

/** Of two who share, or of the fewest there are. */
function seasonPrice(rows: readonly PartyPrice[]): number {
  return (rows.findLast(({ people }) => people <= sharingParty) ?? rows[0])?.usd ?? 0;
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
