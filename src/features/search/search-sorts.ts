import type { IndexUid } from '#contract/search/search-indexes.ts';

interface SearchSort {
  value: string;
  label: string;
  /** In the search service's words. */
  rule: string;
}

const cheapest: SearchSort = { value: 'price', label: 'Price, low to high', rule: 'price:asc' };
const dearest: SearchSort = { value: 'price-desc', label: 'Price, high to low', rule: 'price:desc' };
const shortest: SearchSort = { value: 'duration', label: 'Shortest first', rule: 'duration:asc' };
const longest: SearchSort = { value: 'duration-desc', label: 'Longest first', rule: 'duration:desc' };
const byName: SearchSort = { value: 'name', label: 'Name', rule: 'name:asc' };

/** The orders a collection can be put into beside the best match first. */
export const searchSorts: Record<IndexUid, readonly SearchSort[]> = {
  tours: [cheapest, dearest, shortest, longest],
  group_tours: [{ value: 'date', label: 'Next departure', rule: 'nextDeparture:asc' }, cheapest, dearest],
  destinations: [byName],
  places: [byName],
  accommodations: [cheapest, dearest, byName],
};

/** How InstantSearch names an index in an order: `tours:price:asc`; its bare name is the best match first. */
export function sortedIndex(uid: IndexUid, value: string | undefined): string {
  const sort = searchSorts[uid].find((one) => one.value === value);
  return sort === undefined ? uid : `${uid}:${sort.rule}`;
}

/** The address's word for it; undefined for the best match first. */
export function orderOf(uid: IndexUid, sorted: string): string | undefined {
  return searchSorts[uid].find(({ rule }) => sorted === `${uid}:${rule}`)?.value;
}
