import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { listFeaturedTours, listTours } from '#contract/endpoints.ts';
import {
  durationBand,
  durationBounds,
  priceBand,
  priceBounds,
  type TourSort,
  type TourSummary,
  tourDifficulty,
  tourStyle,
  type toursQuery,
} from '#contract/tours.ts';
import { type Catalogue, summariesOf } from '#server/catalogue/catalogue.ts';
import type { Facet } from '#server/catalogue/lists/facet.ts';
import {
  capitalised,
  countryOptions,
  destinationOptions,
  labelled,
  monthOptions,
  tierOptions,
} from '#server/catalogue/lists/facet-options.ts';
import { goodMonths } from '#server/catalogue/lists/good-months.ts';
import { listPage } from '#server/catalogue/lists/list-page.ts';

type ToursQuery = z.infer<typeof toursQuery>;

const featuredTours = 6;

/** Tours as the query asks for them. */
export function tourList(catalogue: Catalogue, query: ToursQuery): EndpointAnswer<typeof listTours> {
  const tours = [...catalogue.tours.values()].map(({ summary }) => summary).toSorted(tourOrders[query.sort]);
  const { items, envelope } = listPage(tours, query, {
    noun: 'tours',
    facets: tourFacets(catalogue, tours),
    textOf: (tour) => tourText(catalogue, tour),
  });
  return { tours: items, ...envelope };
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

/** Tours arrive in recommended order and sorting is stable, so equals keep it. */
const tourOrders: Record<TourSort, (a: TourSummary, b: TourSummary) => number> = {
  recommended: () => 0,
  price: (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  duration: (a, b) => a.duration - b.duration,
  'duration-desc': (a, b) => b.duration - a.duration,
};

function tourFacets(catalogue: Catalogue, tours: readonly TourSummary[]): Facet<TourSummary, ToursQuery>[] {
  return [
    {
      key: 'destination',
      options: destinationOptions(
        catalogue,
        tours.flatMap((tour) => tour.destinationIds),
      ),
      valuesOf: (tour) => tour.destinationIds,
    },
    {
      key: 'country',
      options: countryOptions(tours.flatMap((tour) => tour.countries)),
      valuesOf: (tour) => tour.countries,
    },
    {
      key: 'days',
      options: labelled(durationBand.options, {
        '1': '1 day',
        '2-3': '2–3 days',
        '4-6': '4–6 days',
        '7-plus': '7 days or more',
      }),
      valuesOf: (tour) =>
        durationBand.options.filter((band) => {
          const [least, most] = durationBounds[band];
          return tour.duration >= least && tour.duration <= most;
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
      valuesOf: (tour) =>
        priceBand.options.filter((band) => {
          const [least, below] = priceBounds[band];
          return tour.price >= least && tour.price < below;
        }),
    },
    { key: 'style', options: capitalised(tourStyle.options), valuesOf: (tour) => [tour.style] },
    { key: 'tier', options: tierOptions, valuesOf: (tour) => [tour.tier] },
    { key: 'month', options: monthOptions, valuesOf: (tour) => goodMonths(tour.months) },
    { key: 'difficulty', options: capitalised(tourDifficulty.options), valuesOf: (tour) => [tour.difficulty] },
  ];
}
