import type { QueryClient } from '@tanstack/react-query';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import type { PlaceSummary } from '#contract/records/places.ts';
import { goodMonthNumbers } from '#contract/records/seasons.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import type { EndpointName } from '#platform/api/api.ts';

/*
 * Where no snapshot was saved yet, the lists a visitor has looked at are still on the device. They say less of a record
 * than a search document does: what they do not say stays empty.
 */

/** Lists by the key their records stand under. */
const lists = {
  tours: ['listTours', 'listFeaturedTours'],
  groupTours: ['listGroupTours'],
  destinations: ['listDestinations'],
  places: ['listPlaces'],
  accommodations: ['listAccommodations'],
} as const satisfies Record<string, readonly EndpointName[]>;

export function hasLists(queryClient: QueryClient): boolean {
  const names = Object.values(lists).flat();
  return names.some((name) => queryClient.getQueriesData({ queryKey: [name] }).some(([, data]) => data !== undefined));
}

/** Every record of the lists in the query cache, once. */
export function documentsOfLists(queryClient: QueryClient): SearchDocuments {
  const destinations = recordsOf<DestinationSummary>(queryClient, 'destinations');
  const countryOf = new Map(destinations.map(({ slug, country }) => [slug, country]));
  const spotOf = new Map(destinations.map(({ slug, lat, lng }) => [slug, { lat, lng }]));

  const within = ({ destinationId, destinationName }: PlaceSummary | AccommodationSummary) => {
    const country = countryOf.get(destinationId);
    return {
      description: '',
      countries: country === undefined ? [] : [country],
      destination: destinationName,
      destinationSlug: destinationId,
      // Only the distance to a spot would need it, and no search on the site asks for that.
      _geo: spotOf.get(destinationId) ?? { lat: 0, lng: 0 },
    };
  };

  return {
    tours: recordsOf<TourSummary>(queryClient, 'tours')
      .filter(({ isFallback }) => !isFallback)
      .map((tour) => ({ ...journeyOf(tour), ...styleOf(tour), featured: false })),
    group_tours: recordsOf<GroupTourSummary>(queryClient, 'groupTours').map((tour) => {
      const next = tour.nextDepartures[0];
      return {
        ...journeyOf(tour),
        ...(next && { nextDeparture: next.startDate }),
        guaranteed: tour.nextDepartures.some(({ guaranteed }) => guaranteed),
      };
    }),
    destinations: destinations.map(({ id, slug, name, summary, coverImage, country, county, type, ...rest }) => ({
      ...{ id, slug, name, summary, description: '', picture: coverImage, countries: [country], county, type },
      highlights: [],
      wildlife: rest.flagship,
      places: [],
      months: goodMonthNumbers(rest.months),
      _geo: { lat: rest.lat, lng: rest.lng },
    })),
    places: recordsOf<PlaceSummary>(queryClient, 'places').map((place) => {
      const { id, slug, name, summary, coverImage, category } = place;
      return { id, slug, name, summary, picture: coverImage, category, ...within(place) };
    }),
    accommodations: recordsOf<AccommodationSummary>(queryClient, 'accommodations').map((stay) => {
      const { id, slug, name, summary, coverImage, type, tier, board, price } = stay;
      return {
        id,
        slug,
        name,
        summary,
        picture: coverImage,
        type,
        tier,
        board,
        price,
        facilities: [],
        ...within(stay),
      };
    }),
  };
}

function recordsOf<Summary extends { id: string }>(queryClient: QueryClient, key: keyof typeof lists): Summary[] {
  const byId = new Map<string, Summary>();
  for (const name of lists[key]) {
    for (const [, data] of queryClient.getQueriesData<Record<string, Summary[]>>({ queryKey: [name] })) {
      for (const record of data?.[key] ?? []) byId.set(record.id, record);
    }
  }
  return [...byId.values()];
}

function journeyOf({ id, slug, name, summary, tagline, coverImage, countries, stops, ...rest }: TourSummary) {
  return {
    ...{ id, slug, name, summary, description: '', picture: coverImage, countries, tagline, destinations: stops },
    highlights: [],
    activities: [],
    days: [],
    duration: rest.duration,
    ...(rest.cheapest === undefined
      ? { price: rest.price, kenyaPrice: rest.kenyaPrice }
      : {
          price: eachOf(rest.cheapest),
          priceMonth: rest.cheapest.month + 1,
          tourPrice: rest.cheapest.usd,
          kenyaPrice: rest.cheapest.local,
        }),
    months: goodMonthNumbers(rest.months),
  };
}

function styleOf({ style, tier, difficulty, label }: TourSummary) {
  return { style, tier, difficulty, ...(label !== undefined && { label }) };
}
