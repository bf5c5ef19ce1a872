import { useNavigate, useSearch } from '@tanstack/react-router';
import type { IndexUid } from '#contract/search-indexes.ts';
import type { IndexRefinement } from '#features/search/instant/search-indexes.tsx';
import type { SearchPageAddress } from '#features/search/search-address.ts';
import { facetFilter, searchFacets } from '#features/search/search-facets.ts';
import { sortRule } from '#features/search/search-sorts.ts';
import type { Chosen } from '#ui/facets/facet.ts';

/**
 * The search page's address: words, collection, filters, order and page, so that going back and reloading find them again.
 * However long one refines, it is one entry of the history (B-147).
 */
export function useSearchPageAddress() {
  const address = useSearch({ from: '/search' });
  const navigate = useNavigate();
  const { q = '', index, sort } = address;
  const facets = index === undefined ? [] : searchFacets[index];
  const chosen: Chosen = Object.fromEntries(facets.map(({ key }) => [key, address[key] ?? []]));

  const go = (search: SearchPageAddress, resetScroll = false) =>
    void navigate({ to: '/search', search, replace: true, resetScroll });

  return {
    q,
    index,
    sort,
    page: address.page ?? 1,
    facets,
    chosen,
    hasFilters: Object.values(chosen).some((values) => values.length > 0),
    onChoose: (key: string, values: string[]) =>
      go({ ...address, [key]: values.length === 0 ? undefined : values, page: undefined }),
    onClear: () => go({ q, index, sort }),
    onSort: (value: string | undefined) => go({ ...address, sort: value, page: undefined }),
    pageSearch: (page: number): SearchPageAddress => ({ ...address, page: page === 1 ? undefined : page }),
    refinement: index === undefined ? undefined : refinementOf(index, address, chosen),
  };
}

function refinementOf(uid: IndexUid, { sort, page = 1 }: SearchPageAddress, chosen: Chosen): IndexRefinement {
  const facets = searchFacets[uid];
  return {
    uid,
    attributes: facets.map(({ attribute }) => attribute),
    chosen: Object.fromEntries(
      facets.flatMap(({ key, attribute }) => {
        const values = (chosen[key] ?? []).map((value) => facetFilter.fromAddress(key, value));
        return values.length === 0 ? [] : [[attribute, values]];
      }),
    ),
    sortBy: sortRule(uid, sort),
    page: page - 1,
  };
}
