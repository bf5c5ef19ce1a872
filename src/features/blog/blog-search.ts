import { postCategories } from '#contract/choices.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

const longestTag = 80;

const fields = {
  page,
  category: listOf(oneOf(postCategories)),
  tag: listOf(words(longestTag)),
};

/** What `/blog` keeps in its address. */
export type BlogSearch = ReadSearch<typeof fields>;

export const readBlogSearch = searchReader(fields);
