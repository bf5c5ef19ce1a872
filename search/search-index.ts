import { type FacetColumns, facetColumnsOf } from '#search/facets.ts';
import { type FilterableIndex, readFilter } from '#search/filter.ts';
import type { JsonObject } from '#search/json.ts';
import { type Found, matchByFrequency } from '#search/match-by-frequency.ts';
import { matchDocuments } from '#search/query-match.ts';
import { planQuery, readQuery, type SearchedWords } from '#search/query-plan.ts';
import type { SearchRequest } from '#search/search-request.ts';
import type { IndexSettings } from '#search/search-settings.ts';
import { buildWordIndex } from '#search/word-index.ts';
import { wordsOfPhrase } from '#search/words.ts';

/** The documents of one index, ready to be searched. */
export interface SearchIndex {
  uid: string;
  settings: IndexSettings;
  documents: readonly JsonObject[];
  columns: FacetColumns;
  searched: SearchedWords;
}

export function buildSearchIndex(uid: string, documents: readonly JsonObject[], settings: IndexSettings): SearchIndex {
  const stopWords = new Set(settings.stopWords.flatMap(wordsOfPhrase));
  const synonyms = Object.entries(settings.synonyms).map(
    ([phrase, others]) => [wordsOfPhrase(phrase).join(' '), others.map(wordsOfPhrase)] as const,
  );
  const index = buildWordIndex(documents, settings.searchableAttributes, stopWords);
  const searched = { index, settings, stopWords, synonyms: new Map(synonyms) };
  return { uid, settings, documents, columns: facetColumnsOf(documents), searched };
}

/**
 * Finds what answers a query and passes its filter, in the order of documents. Throws a SearchError for what is
 * wrong with it.
 */
export function find(index: SearchIndex, request: Pick<SearchRequest, 'q' | 'filter' | 'givesUp'>): Found {
  const { searched, settings, documents, columns, uid } = index;
  const filterable: FilterableIndex = { uid, filterableAttributes: settings.filterableAttributes, columns };
  const isWanted = readFilter(request.filter, filterable) ?? (() => true);
  const query = readQuery(request.q, searched.stopWords);
  if (request.givesUp === 'commonest') return matchByFrequency(query, searched, documents.length, isWanted);
  const plan = planQuery(query, searched);
  return { plan, matches: matchDocuments(plan, documents.length, isWanted) };
}
