/** What one request may ask for; whatever is beyond is refused with an error that says so. */
export const searchLimits = {
  /** Bytes of a request's body, for whoever reads it. */
  body: 64 * 1024,
  /** Characters of a query. */
  query: 512,
  /** Queries of one multi-search. */
  queries: 10,
  /** Hits of one answer. */
  hits: 100,
  /** Parentheses and NOTs of a filter within one another. */
  filterDepth: 50,
  /** Conditions of one expression of a filter, and expressions of a filter. */
  filterConditions: 200,
} as const;

/** How far one query is followed; what is beyond is left out without a word, as Meilisearch does. */
export const followed = {
  /** Words of a query. */
  queryWords: 10,
  /** Words that begin with what is being typed. */
  beginningAlike: 1000,
  /** Words one typo away. */
  oneTypo: 150,
  /** Words two typos away. */
  twoTypos: 50,
} as const;
