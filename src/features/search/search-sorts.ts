import type { IndexUid } from '#contract/search-indexes.ts';

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

/** Undefined: the best match first. */
export function sortRule(uid: IndexUid, value: string | undefined): string | undefined {
  return searchSorts[uid].find((sort) => sort.value === value)?.rule;
}
