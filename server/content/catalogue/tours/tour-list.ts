import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listFeaturedTours, listTours } from '#contract/api/endpoints.ts';
import { sharingParty } from '#contract/money/base-price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import { cheapestOf } from '#contract/money/year-of-prices.ts';
import { type MonthSlug, monthOptions, monthSlugs } from '#contract/records/seasons.ts';
import {
  durationBand,
  durationBounds,
  partySize,
  priceBand,
  priceBounds,
  type TourSort,
  type TourSummary,
  type TripPriceInMonth,
  tourDifficulty,
  tourStyle,
  type toursQuery,
  wholeTripLimit,
} from '#contract/records/tours.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd } from '#contract/words/money.ts';
import { type Catalogue, summariesOf, type TourEntry } from '#server/content/catalogue/catalogue.ts';
import { goodMonths } from '#server/content/catalogue/lists/good-months.ts';
import {
  capitalised,
  countryOptions,
  destinationOptions,
  type Facet,
  labelled,
  listPage,
  tierOptions,
} from '#server/content/catalogue/lists/list-page.ts';
import { pricesOfYear } from '#server/content/catalogue/tours/month-prices.ts';
import { nearestTour } from '#server/content/catalogue/tours/nearest-tour.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';

type ToursQuery = z.infer<typeof toursQuery>;

const featuredTours = 6;

/** Tours as the query asks for them. */
export function tourList(catalogue: Catalogue, query: ToursQuery): EndpointAnswer<typeof listTours> {
  const entries = [...catalogue.tours.values()];
  const facets = tourFacets(catalogue, entries, query);
  const { items, envelope } = listPage(entries.toSorted(orderOf(catalogue, query)), query, {
    noun: 'tours',
    facets,
    textOf: ({ summary }) => tourText(catalogue, summary),
  });
  const isPriceAsked = query.month.length > 0 || query.travellers !== undefined || query.upTo !== undefined;
  const tours = items.map((entry) =>
    isPriceAsked ? { ...entry.summary, askedPrice: askedPrice(catalogue, entry, query) } : entry.summary,
  );
  return { tours, ...envelope, ...(envelope.total === 0 && { nearest: nearestTour(catalogue, facets, query) }) };
}

/** The tours put forward: the first in the recommended order. */
export function featuredTourList(catalogue: Catalogue): EndpointAnswer<typeof listFeaturedTours> {
  const tours = [...catalogue.tours.values()].slice(0, featuredTours).map(({ summary }) => summary);
  const message = tours.length === 0 ? 'No tours available at the moment' : '';
  return { tours, total: tours.length, page: 1, limit: featuredTours, message };
}

/** Where the words of a search are looked for, in tours and group tours. */
export function tourText({ destinations }: Catalogue, tour: TourSummary): (string | undefined)[] {
  return [
    tour.name,
    tour.tagline,
    tour.summary,
    tour.label,
    tour.location,
    tour.style,
    tour.vehicleType,
    ...tour.countries,
    ...tour.stops,
    ...summariesOf(destinations, tour.destinationIds).map((destination) => destination.name),
  ];
}

type TourOrder = (a: TourEntry, b: TourEntry) => number;

/** Tours arrive in recommended order and sorting is stable, so equals keep it. Prices are those of the months and the party asked for. */
function orderOf(catalogue: Catalogue, query: ToursQuery): TourOrder {
  const priceOf = (entry: TourEntry) => {
    const price = askedPrice(catalogue, entry, query);
    return price === undefined ? entry.summary.price : eachOf(price);
  };
  const orders: Record<TourSort, TourOrder> = {
    recommended: () => 0,
    price: (a, b) => priceOf(a) - priceOf(b),
    'price-desc': (a, b) => priceOf(b) - priceOf(a),
    duration: (a, b) => a.summary.duration - b.summary.duration,
    'duration-desc': (a, b) => b.summary.duration - a.summary.duration,
  };
  return orders[query.sort];
}

function tourFacets(
  catalogue: Catalogue,
  entries: readonly TourEntry[],
  query: ToursQuery,
): Facet<TourEntry, ToursQuery>[] {
  const tours = entries.map(({ summary }) => summary);
  return [
    {
      key: 'destination',
      options: destinationOptions(catalogue, [...tours.flatMap((tour) => tour.destinationIds), ...query.destination]),
      valuesOf: ({ summary }) => summary.destinationIds,
    },
    {
      key: 'country',
      options: countryOptions(tours.flatMap((tour) => tour.countries)),
      valuesOf: ({ summary }) => summary.countries,
    },
    {
      key: 'days',
      options: labelled(durationBand.options, {
        '1': '1 day',
        '2-3': '2–3 days',
        '4-6': '4–6 days',
        '7-plus': '7 days or more',
      }),
      valuesOf: ({ summary }) =>
        durationBand.options.filter((band) => {
          const [least, most] = durationBounds[band];
          return summary.duration >= least && summary.duration <= most;
        }),
    },
    {
      key: 'budget',
      options: labelled(priceBand.options, {
        'under-500': 'Under $500',
        '500-1000': '$500 to $1,000',
        '1000-2000': '$1,000 to $2,000',
        'over-2000': '$2,000 and more',
      }),
      valuesOf: (entry, query) => {
        const prices = askedPrices(catalogue, entry, query);
        return priceBand.options.filter((band) => {
          const [least, below] = priceBounds[band];
          return prices.some((price) => eachOf(price) >= least && eachOf(price) < below);
        });
      },
    },
    { key: 'style', options: capitalised(tourStyle.options), valuesOf: ({ summary }) => [summary.style] },
    { key: 'tier', options: tierOptions, valuesOf: ({ summary }) => [summary.tier] },
    { key: 'month', options: monthOptions, valuesOf: ({ summary }) => goodMonths(summary.months) },
    {
      key: 'difficulty',
      options: capitalised(tourDifficulty.options),
      valuesOf: ({ summary }) => [summary.difficulty],
    },
    {
      key: 'travellers',
      options: partySize.options.map((value) => ({
        value,
        label: count(Number(value), 'traveller'),
      })),
      valuesOf: ({ record }) =>
        partySize.options.filter(
          (size) => Number(size) >= record.prices.leastParty && Number(size) <= record.maxGuests,
        ),
    },
    {
      key: 'upTo',
      options: wholeTripLimit.options.map((value) => ({
        value,
        label: `Whole trip up to ${formatUsd(Number(value))}`,
      })),
      valuesOf: (entry, query) => {
        const least = Math.min(...askedPrices(catalogue, entry, query).map(({ wholeTrip }) => wholeTrip));
        return wholeTripLimit.options.filter((limit) => least <= Number(limit));
      },
    },
  ];
}

/** What of a list's query decides prices. */
interface Asked {
  month: readonly MonthSlug[];
  travellers?: string | undefined;
}

const peopleOf = ({ travellers }: Asked): number => (travellers === undefined ? sharingParty : Number(travellers));

/** A tour's price in every month that is asked for, or in all of them; none for a month in which it does not run (B-230). */
function askedPrices(catalogue: Catalogue, entry: TourEntry, asked: Asked): TripPriceInMonth[] {
  const all = pricesOfYear(entry.record, tourCostsOf(catalogue, entry.record), peopleOf(asked)).months;
  if (asked.month.length === 0) return all;
  return all.filter(({ month }) => asked.month.some((slug) => slug === monthSlugs[month]));
}

/** The cheapest of them, by the whole trip. */
function askedPrice(catalogue: Catalogue, entry: TourEntry, asked: Asked): TripPriceInMonth | undefined {
  return cheapestOf(askedPrices(catalogue, entry, asked), entry.record.prices, peopleOf(asked));
}
