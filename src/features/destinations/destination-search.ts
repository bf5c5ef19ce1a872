import { destinationsQuery as destinationsFields } from '#contract/destinations.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = destinationsFields.shape;

/** What `/destinations` keeps in its address. */
export type DestinationSearch = ReadSearch<typeof fields>;

export const readDestinationSearch = (search: Record<string, unknown>): DestinationSearch => readSearch(fields, search);
