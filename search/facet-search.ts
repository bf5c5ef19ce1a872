import { countValues, inFacetOrder } from '#search/facets.ts';
import { matchDocuments } from '#search/query-match.ts';
import { planQuery } from '#search/query-spans.ts';
import { readQuery } from '#search/query-terms.ts';
import { listed } from '#search/request-attributes.ts';
import type { RequestFields } from '#search/request-fields.ts';
import type { FacetSearchAnswer } from '#search/search-engine-types.ts';
import { SearchError } from '#search/search-error.ts';
import { find, type SearchIndex, searchedWords } from '#search/search-index.ts';
import { searchLimits } from '#search/search-limits.ts';
import { readQueryFields } from '#search/search-request.ts';

/** Most values one answer holds, as in Meilisearch. */
const mostValues = 100;

/**
 * Searches the values of a facet among the documents a search finds: typed like any query, so misspelt beginnings do.
 * Fields of a search that have no meaning here are ignored, as Meilisearch does.
 */
export function runFacetSearch(index: SearchIndex, fields: RequestFields): FacetSearchAnswer {
  const started = Date.now();
  const { columns, settings } = index;
  const facetName = fields.text('facetName', 'invalid_facet_search_facet_name');
  if (facetName === undefined) {
    throw new SearchError('missing_facet_search_facet_name', 'Missing field `facetName`');
  }
  const facetQuery = fields.text('facetQuery', 'invalid_facet_search_facet_query', searchLimits.query) ?? '';
  const request = readQueryFields(fields);
  if (!settings.filterableAttributes.includes(facetName)) {
    const message = `Attribute \`${facetName}\` is not facet-searchable. Available facet-searchable attributes patterns are: ${listed(settings.filterableAttributes)}. To make it facet-searchable add it to the \`filterableAttributes\` index settings.`;
    throw new SearchError('invalid_facet_search_facet_name', message);
  }

  const documents = find(index, request).matches.list.map(({ document }) => document);
  const order = settings.faceting.sortFacetValuesBy[facetName] ?? settings.faceting.sortFacetValuesBy['*'] ?? 'alpha';
  const values = inFacetOrder(countValues(columns(facetName), documents), order);
  const fits = valueNumbers(
    values.map(({ value }) => value.label),
    facetQuery,
    index,
  );
  return {
    facetHits: values
      .filter((_, number) => fits.has(number))
      .slice(0, mostValues)
      .map(({ value, count }) => ({ value: value.label, count })),
    facetQuery: fields.value('facetQuery') === undefined ? null : facetQuery,
    processingTimeMs: Date.now() - started,
  };
}

/** The values that answer the query, searched as if each were a document. */
function valueNumbers(labels: readonly string[], facetQuery: string, { settings }: SearchIndex): Set<number> {
  const own = { ...settings, searchableAttributes: ['label'], stopWords: [], synonyms: {} };
  const searched = searchedWords(
    labels.map((label) => ({ label })),
    own,
  );
  const plan = planQuery(readQuery(facetQuery, searched.stopWords), searched);
  const matches = matchDocuments(plan, labels.length, {
    needsAllTerms: true,
    isSearched: () => true,
    isWanted: () => true,
  });
  return new Set(matches.list.map(({ document }) => document));
}
