import { placeCategories } from '#contract/choices.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = {
  page,
  category: listOf(oneOf(placeCategories)),
  destination: listOf(slug),
};

/** What `/places` keeps in its address. */
export type PlaceSearch = ReadSearch<typeof fields>;

export const readPlaceSearch = searchReader(fields);
