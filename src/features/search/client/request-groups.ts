import { type IndexUid, isIndexUid } from '#contract/search/search-indexes.ts';
import { readAskedPrice } from '#features/search/asked-price.ts';
import type { IndexResult, SearchRequest } from '#features/search/client/ask-index.ts';
import { cleanSearch, isSearchable } from '#shell/search/search-text.ts';

/** The queries for one index among those of a search; with facets an index has several. */
export interface RequestGroup {
  uid: IndexUid;
  requests: SearchRequest[];
  /** Where their results belong. */
  positions: number[];
}

interface Params {
  query?: string;
  hitsPerPage?: number;
  page?: number;
}

const paramsOf = (request: SearchRequest): Params => (request as { params?: Params }).params ?? {};

const indexNameOf = (request: SearchRequest): string => (request as { indexName: string }).indexName;

export const queryOf = (request: SearchRequest): string => cleanSearch(paramsOf(request).query ?? '');

/** Groups a search by index. Queries below two characters, and indexes nobody knows, are in no group: they are not asked. */
export function groupRequests(requests: readonly SearchRequest[]): RequestGroup[] {
  const groups = new Map<IndexUid, RequestGroup>();
  for (const [position, request] of requests.entries()) {
    // An order stands in the name: `tours:price:asc`.
    const [uid = ''] = indexNameOf(request).split(':');
    if (!isIndexUid(uid) || !isSearchable(queryOf(request))) continue;
    const group = groups.get(uid) ?? { uid, requests: [], positions: [] };
    const asked = withAskedPrice(uid, request);
    if (asked === undefined) continue;
    group.requests.push(asked);
    group.positions.push(position);
    groups.set(uid, group);
  }
  return [...groups.values()];
}

const pricedIndexes: readonly IndexUid[] = ['tours', 'group_tours', 'accommodations'];

/** A price among the words is a filter where records have prices, and left out elsewhere; undefined when nothing else is asked. */
function withAskedPrice(uid: IndexUid, request: SearchRequest): SearchRequest | undefined {
  const price = readAskedPrice(queryOf(request));
  if (price === undefined) return request;
  const { words, from, upTo } = price;
  if (!pricedIndexes.includes(uid) && !isSearchable(words)) return undefined;
  const numericFilters = pricedIndexes.includes(uid)
    ? [...(from === undefined ? [] : [`price>=${from}`]), ...(upTo === undefined ? [] : [`price<=${upTo}`])]
    : [];
  return { ...request, params: { ...paramsOf(request), query: words, numericFilters } } as SearchRequest;
}

/** A result with no hits, for a query that was not asked or not answered. */
export function blankResult(request: SearchRequest): IndexResult {
  const { hitsPerPage = 0, page = 0 } = paramsOf(request);
  return {
    index: indexNameOf(request),
    query: queryOf(request),
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page,
    hitsPerPage,
    processingTimeMS: 0,
    params: '',
    exhaustiveNbHits: true,
    facets: {},
  };
}
