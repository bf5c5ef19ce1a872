import { searchReader, words } from '#platform/search-params.ts';

const fields = {
  chapter: words(60),
  /** A field to be taken to, from another page. */
  field: words(200),
};

/** What the page of a record keeps in its address. */
export const readRecordSearch = searchReader(fields);
