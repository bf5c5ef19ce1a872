import type { JsonObject } from '#search/json.ts';

/*
 * What the engine answers, in Meilisearch's shapes.
 */

/** A document less what was not asked for; `_formatted` holds the same fields marked and cut, numbers as strings. */
export type SearchHit = JsonObject;

export interface FacetStats {
  min: number;
  max: number;
}

interface SearchAnswerBase {
  indexUid: string;
  hits: SearchHit[];
  query: string;
  processingTimeMs: number;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, FacetStats>;
}

/** Answers `limit` and `offset`. */
export interface OffsetSearchAnswer extends SearchAnswerBase {
  limit: number;
  offset: number;
  estimatedTotalHits: number;
}

/** Answers `page` and `hitsPerPage`. */
export interface PagedSearchAnswer extends SearchAnswerBase {
  page: number;
  hitsPerPage: number;
  totalPages: number;
  totalHits: number;
}

export type SearchAnswer = OffsetSearchAnswer | PagedSearchAnswer;

export interface MultiSearchAnswer {
  results: SearchAnswer[];
}

/**
 * Meilisearch's search, over documents in memory. Bodies are what a client sent, parsed from JSON and nothing more;
 * whatever is wrong with them, or with the index asked for, is thrown as a SearchError and nothing else is.
 */
export interface SearchEngine {
  /** `POST /indexes/{uid}/search`. */
  search(uid: string, body: unknown): SearchAnswer;
  /** `POST /multi-search`: one wrong query fails them all. */
  multiSearch(body: unknown): MultiSearchAnswer;
  /** The same, a query a step: for a server that answers others in between. */
  multiSearchSteps(body: unknown): Generator<undefined, MultiSearchAnswer, undefined>;
}
