import { groupToursQuery as groupToursFields } from '#contract/group-tours.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = groupToursFields.shape;

/** What `/group-tours` keeps in its address. */
export type GroupTourSearch = ReadSearch<typeof fields>;

export const readGroupTourSearch = (search: Record<string, unknown>): GroupTourSearch => readSearch(fields, search);
