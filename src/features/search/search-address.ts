import { indexUids } from '#contract/search/search-indexes.ts';
import {
  listOf,
  oneOf,
  type ReadSearch,
  type SearchField,
  searchReader,
  wholeNumber,
} from '#platform/search-params.ts';
import { cleanSearch } from '#shell/search/search-text.ts';

const text =
  (longest: number): SearchField<string> =>
  (given) =>
    typeof given === 'string' && given !== '' && given.length <= longest ? given : undefined;

const values = listOf(text(80));
const cleanText: SearchField<string> = (given) => (typeof given === 'string' ? cleanSearch(given) : undefined);

const fields = {
  q: cleanText,
  index: oneOf(indexUids),
  sort: text(40),
  page: wholeNumber(2, 100),
  destination: values,
  country: values,
  activity: values,
  tier: values,
  style: values,
  difficulty: values,
  type: values,
  category: values,
  wildlife: values,
  month: values,
};

/**
 * What `/search` keeps in its address: no `index` searches all of them (B-146), an unknown one too. Sort, filters and page
 * belong to a single collection.
 */
export type SearchPageAddress = ReadSearch<typeof fields>;

export const readSearchSearch = searchReader(fields);
