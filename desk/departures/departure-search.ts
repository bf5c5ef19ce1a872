import { departureState } from '#contract/desk/departures.ts';
import { listOf, oneOf, page, type ReadSearch, type SearchField, searchReader, slug } from '#platform/search-params.ts';

const day: SearchField<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) ? given : undefined;

const fields = { page, tour: slug, from: day, until: day, state: listOf(oneOf(departureState.options)) };

/** What `/departures` keeps in its address. */
export type DepartureSearch = ReadSearch<typeof fields>;

export const readDepartureSearch = searchReader(fields);
