import { contentKinds } from '#contract/desk/content.ts';
import { oneOf, type ReadSearch, searchReader, words } from '#platform/search-params.ts';

export const contentStates = ['draft', 'unfinished', 'typed'] as const;

const fields = {
  kind: oneOf(contentKinds),
  state: oneOf(contentStates),
  q: words(120),
};

/** What `/content` keeps in its address. */
export type ContentSearch = ReadSearch<typeof fields>;

export const readContentSearch = searchReader(fields);
