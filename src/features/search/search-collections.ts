import type { IndexUid } from '#contract/search/search-indexes.ts';
import { count } from '#contract/words/count.ts';

interface Collection {
  title: string;
  one: string;
  many: string;
  /** Where its records have their pages. */
  folder: string;
}

/** The searched collections in a visitor's words. */
export const collections: Record<IndexUid, Collection> = {
  destinations: { title: 'Destinations', one: 'destination', many: 'destinations', folder: '/destinations' },
  tours: { title: 'Tours', one: 'tour', many: 'tours', folder: '/tour' },
  group_tours: { title: 'Group tours', one: 'group tour', many: 'group tours', folder: '/group-tour' },
  places: { title: 'Places', one: 'place', many: 'places', folder: '/place' },
  accommodations: { title: 'Stays', one: 'stay', many: 'stays', folder: '/accommodation' },
};

/** As they follow each other wherever several are shown: first where to go, then how. */
export const collectionOrder: readonly IndexUid[] = [
  'destinations',
  'tours',
  'group_tours',
  'places',
  'accommodations',
];

/** A search service stops counting here; what it counted is then an estimate. */
const mostCounted = 1000;

/** `33`, or `1000+`. */
export const formatTotal = (total: number): number | string => (total >= mostCounted ? `${mostCounted}+` : total);

/** `1 tour`, `33 tours`, `1000+ tours`. */
export function countOf(uid: IndexUid, total: number): string {
  const { one, many } = collections[uid];
  return count(formatTotal(total), one, many);
}
