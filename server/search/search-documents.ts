import type { Departure } from '#contract/records/group-tours.ts';
import type { GroupTourDocument, SearchDocuments } from '#contract/search/search-documents.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { featuredTourList } from '#server/content/catalogue/tours/tour-list.ts';
import {
  type GroupTourJourney,
  groupTourDocumentOf,
  groupTourJourneysOf,
  tourDocumentOf,
} from '#server/search/journey-documents.ts';
import { accommodationDocumentOf, destinationDocumentOf, placeDocumentOf } from '#server/search/location-documents.ts';

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
