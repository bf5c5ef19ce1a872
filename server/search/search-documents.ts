import { likelihood } from '#contract/records/destinations.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { goodMonthNumbers, isGoodMonth, monthNames } from '#contract/records/seasons.ts';
import type {
  AccommodationDocument,
  DestinationDocument,
  GroupTourDocument,
  PlaceDocument,
  SearchDocuments,
} from '#contract/search/search-documents.ts';
import {
  type AccommodationEntry,
  type Catalogue,
  type DestinationEntry,
  type PlaceEntry,
  summariesWhere,
} from '#server/content/catalogue/catalogue.ts';
import { featuredTourList } from '#server/content/catalogue/tours/tour-list.ts';
import {
  type GroupTourJourney,
  groupTourDocumentOf,
  groupTourJourneysOf,
  tourDocumentOf,
} from '#server/search/journey-documents.ts';
import { familyTerms, isForFamilies } from '#server/search/journey-terms.ts';

/** Coming departures in order of their days, by the group tour's slug. */
export type DeparturesByTour = ReadonlyMap<string, readonly Departure[]>;

/**
 * The catalogue as the five indexes hold it, in the order it is presented: group tours with their next departure, its price and
 * their months, as `departures` are.
 */
export function searchDocumentsOf(catalogue: Catalogue, departures: DeparturesByTour): SearchDocuments {
  return {
    ...standingDocumentsOf(catalogue),
    group_tours: groupTourDocumentsOf(groupTourJourneysOf(catalogue), departures),
  };
}

export function groupTourDocumentsOf(
  journeys: readonly GroupTourJourney[],
  departures: DeparturesByTour,
): GroupTourDocument[] {
  return journeys.map((journey) => groupTourDocumentOf(journey, departures.get(journey.entry.record.slug) ?? []));
}

/** What no departure changes. */
export type StandingDocuments = Omit<SearchDocuments, 'group_tours'>;

export function standingDocumentsOf(catalogue: Catalogue): StandingDocuments {
  const featured = new Set(featuredTourList(catalogue).tours.map(({ slug }) => slug));
  return {
    tours: [...catalogue.tours.values()].map((entry) =>
      tourDocumentOf(catalogue, entry, featured.has(entry.record.slug)),
    ),
    destinations: [...catalogue.destinations.values()].map((entry) => destinationDocumentOf(catalogue, entry)),
    places: [...catalogue.places.values()].map((entry) => placeDocumentOf(catalogue, entry)),
    accommodations: [...catalogue.accommodations.values()].map((entry) => accommodationDocumentOf(catalogue, entry)),
  };
}

function destinationDocumentOf({ places, activities, tours }: Catalogue, entry: DestinationEntry): DestinationDocument {
  const { record } = entry;
  return {
    ...describe(entry),
    countries: [record.country],
    county: record.county,
    type: record.type,
    highlights: record.highlights,
    wildlife: speciesOf(record),
    places: summariesWhere(places, (place) => place.destinationId === record.slug).map(({ name }) => name),
    activities: summariesWhere(activities, ({ destinationIds }) => destinationIds.includes(record.slug)).map(
      ({ name }) => name,
    ),
    terms: [...seasonTerms(record), ...(hasFamilies(tours, record.slug) ? familyTerms : [])],
    months: goodMonthNumbers(record.months),
    _geo: { lat: record.lat, lng: record.lng },
  };
}

function placeDocumentOf(catalogue: Catalogue, entry: PlaceEntry): PlaceDocument {
  const { record, summary } = entry;
  return {
    ...describe(entry),
    ...whereabouts(catalogue, summary),
    category: record.category,
    _geo: { lat: record.lat, lng: record.lng },
  };
}

function accommodationDocumentOf(catalogue: Catalogue, entry: AccommodationEntry): AccommodationDocument {
  const { record, summary } = entry;
  return {
    ...describe(entry),
    ...whereabouts(catalogue, summary),
    type: record.type,
    tier: record.tier,
    facilities: record.facilities,
    board: record.board,
    price: summary.price,
    _geo: { lat: record.lat, lng: record.lng },
  };
}

type Located = PlaceEntry | AccommodationEntry;

function describe({ record, summary }: DestinationEntry | Located) {
  return {
    id: record.slug,
    slug: record.slug,
    name: record.name,
    summary: record.summary,
    description: record.description.join('\n'),
    picture: summary.coverImage,
  };
}

/** A place and a stay lie in one destination, and so in its country. */
function whereabouts({ destinations }: Catalogue, { destinationId, destinationName }: Located['summary']) {
  const country = destinations.get(destinationId)?.record.country;
  return {
    countries: country === undefined ? [] : [country],
    destination: destinationName,
    destinationSlug: destinationId,
  };
}

/** `elephants in February`, as travellers ask: what one comes for, one and many, in each month that is good for it. */
function seasonTerms({ flagship, months }: DestinationEntry['record']): string[] {
  const good = monthNames.filter((_, month) => isGoodMonth(months[month]));
  return flagship.flatMap((species) => good.map((month) => `${species} ${species}s in ${month}`));
}

/** A journey that families can join goes there. */
function hasFamilies(tours: Catalogue['tours'], slug: string): boolean {
  return [...tours.values()].some(
    ({ record }) => isForFamilies(record) && record.itinerary.some(({ destinationId }) => destinationId === slug),
  );
}

/** What one comes for first, then the rest as likely as it is seen; each species once. */
function speciesOf({ flagship, wildlife }: DestinationEntry['record']): string[] {
  const byLikelihood = wildlife.toSorted(
    (a, b) => likelihood.options.indexOf(a.likelihood) - likelihood.options.indexOf(b.likelihood),
  );
  return [...new Set([...flagship, ...byLikelihood.map(({ species }) => species)])];
}
