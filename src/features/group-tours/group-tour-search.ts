import { seatsBands } from '#contract/choices.ts';
import { monthSlugs } from '#contract/seasons.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = { page, month: listOf(oneOf(monthSlugs)), destination: listOf(slug), seats: oneOf(seatsBands) };

/** What `/group-tours` keeps in its address. */
export type GroupTourSearch = ReadSearch<typeof fields>;

export const readGroupTourSearch = searchReader(fields);
