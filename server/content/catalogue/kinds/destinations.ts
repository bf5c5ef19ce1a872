import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listDestinations } from '#contract/api/endpoints.ts';
import {
  type DestinationSummary,
  destinationBody,
  destinationSummary,
  type destinationsQuery,
  destinationType,
  type Fee,
} from '#contract/records/destinations.ts';
import type { Destination } from '#contract/records/details.ts';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { monthOptions } from '#contract/records/seasons.ts';
import { formatYearlyDates } from '#contract/words/days.ts';
import { type Catalogue, type DestinationEntry, summariesWhere } from '#server/content/catalogue/catalogue.ts';
import { goodMonths } from '#server/content/catalogue/lists/good-months.ts';
import {
  capitalised,
  countryOptions,
  type Facet,
  type FacetOption,
  listPage,
} from '#server/content/catalogue/lists/list-page.ts';
import { coverOfRecord, galleryOf, photographsPart } from '#server/content/catalogue/pictures.ts';
import type { DestinationFile, FeeFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import { slugify } from '#server/content/files/slugify.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function destinationSummaryOf(destination: DestinationFile, made: MadePhotographs): DestinationSummary {
  return {
    ...shownFields(destinationSummary, destination),
    id: destination.slug,
    coverImage: coverOfRecord('destinations', destination, made),
  };
}

type DestinationsQuery = z.infer<typeof destinationsQuery>;

export function destinationList(
  catalogue: Catalogue,
  query: DestinationsQuery,
): EndpointAnswer<typeof listDestinations> {
  const destinations = [...catalogue.destinations.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(destinations, query, {
    noun: 'destinations',
    facets: destinationFacets(destinations),
    textOf: ({ name, summary, country, county, type, flagship }) => [name, summary, country, county, type, ...flagship],
  });
  return { destinations: items, ...envelope };
}

function destinationFacets(
  destinations: readonly DestinationSummary[],
): Facet<DestinationSummary, DestinationsQuery>[] {
  return [
    {
      key: 'country',
      options: countryOptions(destinations.map((destination) => destination.country)),
      valuesOf: (destination) => [destination.country],
    },
    { key: 'month', options: monthOptions, valuesOf: (destination) => goodMonths(destination.months) },
    {
      key: 'wildlife',
      options: wildlifeOptions(destinations),
      valuesOf: (destination) => destination.flagship.map(slugify),
    },
    { key: 'type', options: capitalised(destinationType.options), valuesOf: (destination) => [destination.type] },
  ];
}

/** Each flagship species once, by name; the first spelling of it is its label. */
function wildlifeOptions(destinations: readonly DestinationSummary[]): FacetOption[] {
  const labels = new Map<string, string>();
  for (const species of destinations.flatMap((destination) => destination.flagship)) {
    const value = slugify(species);
    if (!labels.has(value)) labels.set(value, species);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** A destination's page and the cards of all that belongs to it; group tours come with their departures. */
export function destinationDetail(
  catalogue: Catalogue,
  { record, summary, map }: DestinationEntry,
  groupTours: GroupTourSummary[],
): Destination {
  const { slug } = record;
  const places = summariesWhere(catalogue.places, (place) => place.destinationId === slug);
  return {
    ...summary,
    ...shownFields(destinationBody, record),
    fees: feeRows(catalogue.fees, slug),
    map,
    ...photographsPart(catalogue.photographs, 'destinations', record),
    gallery: galleryOf(
      summary.coverImage,
      places.map((place) => place.coverImage),
    ),
    places,
    accommodations: summariesWhere(catalogue.accommodations, (stay) => stay.destinationId === slug),
    activities: summariesWhere(catalogue.activities, (activity) => activity.destinationIds.includes(slug)),
    tours: summariesWhere(catalogue.tours, (tour) => tour.destinationIds.includes(slug)),
    groupTours,
  };
}

/** The fees of a destination as its page lists them: what is counted first, then what is disputed. */
function feeRows(fees: readonly FeeFile[], destinationId: string): Fee[] {
  return fees.filter((fee) => fee.destinationId === destinationId).flatMap(rowsOf);
}

function rowsOf({ name, per, rows, vehicle, disputed = [], checkedOn, source }: FeeFile): Fee[] {
  const row = (category: string, season: string, amount: number, from = source): Fee => ({
    category: `${name}: ${category}`,
    season,
    amount,
    currency: 'USD',
    per,
    checkedOn,
    source: from,
  });
  const counted = disputed.length === 0 ? 'All year' : 'Rate we count';
  return [
    ...rows.map(({ who, from, to, usd }) =>
      row(who, from === undefined || to === undefined ? counted : formatYearlyDates({ from, to }), usd),
    ),
    ...(vehicle === undefined ? [] : [row(vehicle.what, 'All year', vehicle.usd)]),
    ...disputed.map((one) => row(one.who, one.why, one.usd, one.source)),
  ];
}
