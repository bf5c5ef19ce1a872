import { destinationTypes } from '#contract/choices.ts';
import { office } from '#contract/office.ts';
import { monthSlugs } from '#contract/seasons.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = {
  page,
  country: listOf(oneOf(office().countries)),
  month: listOf(oneOf(monthSlugs)),
  wildlife: listOf(slug),
  type: listOf(oneOf(destinationTypes)),
};

/** What `/destinations` keeps in its address. */
export type DestinationSearch = ReadSearch<typeof fields>;

export const readDestinationSearch = searchReader(fields);
