import type { PageEnvelope } from '#contract/api/paging.ts';
import { type Facet, facetCounts, passesFacets } from '#server/content/catalogue/lists/facet.ts';
import { containsWords } from '#server/content/catalogue/lists/text-match.ts';

export interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  facets?: 'none' | undefined;
}

/** How one kind of record is listed. */
export interface ListRules<Item, Query extends ListQuery> {
  /** Plural, as in "No tours available at the moment". */
  noun: string;
  facets: readonly Facet<Item, Query>[];
  /** Where the words of `q` may occur. */
  textOf(item: Item): readonly (string | undefined)[];
}

export interface ListPage<Item> {
  items: Item[];
  envelope: PageEnvelope;
}

/**
 * Narrows, counts and pages `items`, which come sorted. A page beyond the last is empty and has the true total. A
 * facet's counts are those of the list narrowed by everything but that facet.
 */
export function listPage<Item, Query extends ListQuery>(
  items: readonly Item[],
  query: Query,
  rules: ListRules<Item, Query>,
): ListPage<Item> {
  const worded =
    query.q === undefined ? items : items.filter((item) => containsWords(rules.textOf(item), query.q ?? ''));
  const matching = worded.filter(passesFacets(query, rules.facets));
  const start = (query.page - 1) * query.limit;
  return {
    items: matching.slice(start, start + query.limit),
    envelope: {
      total: matching.length,
      page: query.page,
      limit: query.limit,
      message: emptyMessage(rules.noun, items.length, matching.length),
      ...(query.facets !== 'none' && { facets: facetCounts(worded, query, rules.facets) }),
    },
  };
}

/** Why a list is empty, said for each kind of record (B-74). */
function emptyMessage(noun: string, all: number, matching: number): string {
  if (all === 0) return `No ${noun} available at the moment`;
  return matching === 0 ? `No ${noun} match your current filters. Try adjusting your criteria.` : '';
}
