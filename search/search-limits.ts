/** What one request may ask for; whatever is beyond is refused with an error that says so. */
export const searchLimits = {
  /** Bytes of a request's body, for whoever reads it. */
  body: 64 * 1024,
  /** Characters of a query. */
  query: 512,
  /** Characters of a filter: of all its conditions together. */
  filter: 2048,
  /** Characters of a tag around what was found, and of the mark of what was cut. */
  marker: 64,
  /** Names of attributes in one list, and characters of each. */
  names: 100,
  name: 100,
  /** Queries of one multi-search. */
  queries: 10,
  /** Hits of one answer. */
  hits: 1000,
  /** Conditions of a filter. */
  filterConditions: 200,
} as const;

/** How far one query is expanded; what is beyond is left out without an error, as Meilisearch does. */
export const expansionLimits = {
  /** Words of a query. */
  queryWords: 10,
  /** Words that begin with what is being typed. */
  prefixMatches: 1000,
  /** Words one typo away. */
  oneTypo: 150,
  /** Words two typos away. */
  twoTypos: 50,
} as const;
