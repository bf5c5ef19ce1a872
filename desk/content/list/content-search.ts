import { contentKinds, contentStates } from '#contract/desk/content.ts';
import { oneOf, page, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

const fields = {
  page,
  kind: oneOf(contentKinds),
  state: oneOf(contentStates),
  q: words(120),
};

/** What `/content` keeps in its address. */
export type ContentSearch = ReadSearch<typeof fields>;

export const readContentSearch = searchReader(fields);
