import type { PlaceDocument, SearchDocuments, TourDocument } from '#contract/search/search-documents.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { createSearchEngine } from '#search/search-engine.ts';

/* Engines over a few documents, each with only the words a test is about. */

const tour: Omit<TourDocument, 'id'> = {
  slug: 'tour',
  name: '',
  summary: '',
  description: '',
  picture: { src: '/plate.webp', alt: '', width: 1600, height: 900 },
  countries: [],
  tagline: '',
  destinations: [],
  highlights: [],
  activities: [],
  days: [],
  duration: 1,
  price: 100,
  kenyaPrice: 15_000,
  months: [],
  style: 'private',
  tier: 'mid',
  difficulty: 'easy',
  featured: false,
};

const place: Omit<PlaceDocument, 'id'> = {
  slug: 'place',
  name: '',
  summary: '',
  description: '',
  picture: tour.picture,
  countries: [],
  destination: '',
  destinationSlug: 'somewhere',
  category: 'viewpoint',
  _geo: { lat: -1, lng: 36 },
};

export function smallSearch(documents: {
  tours?: Record<string, Partial<TourDocument>>;
  places?: Record<string, Partial<PlaceDocument>>;
}) {
  const all: SearchDocuments = {
    tours: Object.entries(documents.tours ?? {}).map(([id, fields]) => ({ ...tour, ...fields, id })),
    group_tours: [],
    destinations: [],
    places: Object.entries(documents.places ?? {}).map(([id, fields]) => ({ ...place, ...fields, id })),
    accommodations: [],
  };
  return createSearchEngine(all);
}

/** The ids a search finds, in order. */
export function idsOf(engine: ReturnType<typeof smallSearch>, uid: IndexUid, body: Record<string, unknown>): string[] {
  return engine.search(uid, body).hits.map(({ id }) => String(id));
}

/** The names of tours a query finds, in order, when these are the names there are. */
export function foundNames(names: readonly string[], q: string, body: Record<string, unknown> = {}): string[] {
  const tours = Object.fromEntries(names.map((name, number) => [`tour-${number}`, { name }]));
  const { hits } = smallSearch({ tours }).search('tours', { q, ...body });
  return hits.map((hit) => String(hit.name));
}
