import { toursQuery as toursFields } from '#contract/tours.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = toursFields.shape;

/** What `/tours` keeps in its address. */
export type TourSearch = ReadSearch<typeof fields>;

export const readTourSearch = (search: Record<string, unknown>): TourSearch => readSearch(fields, search);
