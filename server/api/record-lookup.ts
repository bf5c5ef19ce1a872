import type { Endpoint } from '#contract/api/endpoint.ts';
import type { CloseMatch } from '#contract/api/errors.ts';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { type Candidate, closeMatches } from '#server/content/catalogue/close-matches.ts';
import { ApiError } from '#server/http/api-error.ts';

type RecordCollection = PageCollection | 'legal';

/** The collection whose record an endpoint's path names. */
const collectionOf: Readonly<Record<string, RecordCollection>> = {
  getTour: 'tours',
  getGroupTour: 'groupTours',
  getAvailability: 'groupTours',
  validateBooking: 'groupTours',
  joinWaitingList: 'groupTours',
  getDestination: 'destinations',
  getPlace: 'places',
  getAccommodation: 'accommodations',
  getActivity: 'activities',
  getPost: 'posts',
  getInspiration: 'inspirations',
  getLegalDocument: 'legal',
};

const nouns: Readonly<Record<RecordCollection, string>> = {
  tours: 'tour',
  groupTours: 'group tour or departure',
  destinations: 'destination',
  places: 'place',
  accommodations: 'accommodation',
  activities: 'activity',
  posts: 'post',
  inspirations: 'inspiration',
  legal: 'document',
};

/**
 * The record of that slug.
 *
 * @throws ApiError `not_found`, with the records whose slug or name resembles it.
 */
export function recordOf<Collection extends RecordCollection>(
  catalogue: Catalogue,
  collection: Collection,
  slug: string,
): RecordIn<Catalogue[Collection]> {
  const record = catalogue[collection].get(slug);
  if (record === undefined) throw unknownRecord(catalogue, collection, slug);
  return record as RecordIn<Catalogue[Collection]>;
}

type RecordIn<M> = M extends ReadonlyMap<string, infer R> ? R : never;

/** What to answer when no record of the collection is called that. */
export function unknownRecord(catalogue: Catalogue, collection: RecordCollection, asked: string): ApiError {
  return new ApiError('not_found', `There is no ${nouns[collection]} called that.`, {
    closeMatches: matchesIn(catalogue, collection, asked),
  });
}

/** The same for an endpoint's path that cannot name a record at all: too long, capitals, spaces. */
export function unknownAddress(catalogue: Catalogue, described: Endpoint, asked: string): ApiError {
  const collection = collectionOf[described.name];
  return collection === undefined
    ? new ApiError('not_found', 'There is nothing at this address.')
    : unknownRecord(catalogue, collection, asked);
}

/** The slugs of the records an endpoint could answer with. */
export function slugsOf(catalogue: Catalogue, described: Endpoint): string[] {
  const collection = collectionOf[described.name];
  return collection === undefined ? [] : [...catalogue[collection].keys()];
}

function matchesIn(catalogue: Catalogue, collection: RecordCollection, asked: string): CloseMatch[] {
  return closeMatches(asked, candidatesOf(catalogue, collection));
}

function candidatesOf(catalogue: Catalogue, collection: RecordCollection): Candidate[] {
  if (collection === 'legal') {
    return [...catalogue.legal.values()].map(({ slug, title }) => ({ slug, title, href: `/${slug}` }));
  }
  return [...catalogue[collection].values()].map(({ summary }) => ({
    slug: summary.slug,
    title: 'name' in summary ? summary.name : summary.title,
    href: pageOf(collection, summary.slug),
  }));
}
