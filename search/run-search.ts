import { countValues, inFacetOrder, statsOf } from '#search/facets.ts';
import { hitOf } from '#search/format-hit.ts';
import { marksOf } from '#search/query-marks.ts';
import { ranked, rankingRules } from '#search/ranking.ts';
import { readFacetNames, readHitFormat, readSort } from '#search/request-attributes.ts';
import type { FacetStats, SearchAnswer } from '#search/search-engine-types.ts';
import { find, type SearchIndex } from '#search/search-index.ts';
import type { SearchRequest } from '#search/search-request.ts';
import { wordsOfPhrase } from '#search/words.ts';

/** Answers a search. Throws a SearchError for attributes that may not be used the way they are. */
export function runSearch(index: SearchIndex, request: SearchRequest): SearchAnswer {
  const started = Date.now();
  const { uid, settings, documents } = index;
  const sort = readSort(request.sort, index);
  const facetNames = readFacetNames(request.facets, index);
  const { plan, matches } = find(index, request);

  const { from, to } = stretchOf(request.paging, settings.pagination.maxTotalHits);
  const rules = rankingRules(settings.rankingRules, {
    documents,
    query: plan.termCount === 0 ? '' : wordsOfPhrase(request.q).join(' '),
    nameAttribute: settings.searchableAttributes[0] ?? '',
    sort,
    pathOf: matches.pathOf,
  });
  const format = readHitFormat(request, settings.displayedAttributes);
  const marks = marksOf(plan);
  const hits = ranked(matches.list, rules, from, to)
    .slice(from, to)
    .map(({ document }) => hitOf(documents[document] ?? {}, format, marks));

  const total = Math.min(matches.list.length, settings.pagination.maxTotalHits);
  return {
    indexUid: uid,
    hits,
    query: request.q,
    ...paged(request.paging, total),
    ...(facetNames === undefined
      ? {}
      : facetsOf(
          index,
          facetNames,
          matches.list.map(({ document }) => document),
        )),
    processingTimeMs: Date.now() - started,
  };
}

function stretchOf(paging: SearchRequest['paging'], most: number): { from: number; to: number } {
  const { offset, limit } =
    'page' in paging
      ? // Pages count from 1; page 0 is empty.
        { offset: (paging.page - 1) * paging.hitsPerPage, limit: paging.page === 0 ? 0 : paging.hitsPerPage }
      : paging;
  const from = Math.max(0, Math.min(offset, most));
  return { from, to: Math.min(from + limit, most) };
}

function paged(paging: SearchRequest['paging'], total: number) {
  if (!('page' in paging)) return { ...paging, estimatedTotalHits: total };
  const { page, hitsPerPage } = paging;
  return { page, hitsPerPage, totalPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage), totalHits: total };
}

function facetsOf({ columns, settings }: SearchIndex, names: readonly string[], documents: readonly number[]) {
  const { maxValuesPerFacet, sortFacetValuesBy } = settings.faceting;
  const distribution: [string, Record<string, number>][] = [];
  const stats: [string, FacetStats][] = [];
  for (const name of names) {
    const counts = countValues(columns(name), documents);
    const order = sortFacetValuesBy[name] ?? sortFacetValuesBy['*'] ?? 'alpha';
    const shown = inFacetOrder(counts, order).slice(0, maxValuesPerFacet);
    distribution.push([name, Object.fromEntries(shown.map(({ value, count }) => [value.label, count]))]);
    const found = statsOf(counts);
    if (found !== undefined) stats.push([name, found]);
  }
  return { facetDistribution: Object.fromEntries(distribution), facetStats: Object.fromEntries(stats) };
}
