import type { SearchDocuments } from '#contract/search-documents.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { featuredTourList } from '#server/catalogue/tours/tour-list.ts';
import { groupTourDocumentOf, tourDocumentOf } from '#server/search/journey-documents.ts';
import { accommodationDocumentOf, destinationDocumentOf, placeDocumentOf } from '#server/search/location-documents.ts';

/**
 * The catalogue as the five indexes hold it, in the order it is presented. `today` is a calendar day in Nairobi: group
 * tours know their next departure.
 */
export function searchDocumentsOf(
  catalogue: Catalogue,
  today: string,
  standing: StandingDocuments = standingDocumentsOf(catalogue),
): SearchDocuments {
  const group_tours = [...catalogue.groupTours.values()].map((entry) => groupTourDocumentOf(catalogue, entry, today));
  return { ...standing, group_tours };
}

/** What no day changes. */
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
