import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { facetFilter, facetValues, searchFacets } from '#features/search/search-facets.ts';
import type { Chosen } from '#ui/facets/facet.ts';

/** As many as the index counts. */
const mostValues = 100;

/** The facets of the index around it, for the bar above its hits: what can be chosen, what is, and choosing it. */
export function useCollectionFacets(uid: IndexUid) {
  const facets = searchFacets[uid];
  const lists = facets.map(({ attribute }) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the facets of a collection are always the same
    useRefinementList({ attribute, limit: mostValues }),
  );
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { refinementList = {} } = indexUiState;
  // As the state has it: the items say it when they are counted anew.
  const chosenOf = (attribute: string) => refinementList[attribute] ?? [];

  return {
    facets,
    chosen: Object.fromEntries(
      facets.map(({ key, attribute }) => [key, chosenOf(attribute).map((value) => facetFilter.toAddress(key, value))]),
    ) satisfies Chosen,
    values: Object.fromEntries(
      facets.map(({ key }, index) => {
        const counts = (lists[index]?.items ?? []).map(({ label, count }) => ({ name: label, count }));
        return [key, facetValues(key, counts)];
      }),
    ),
    choose(key: string, values: readonly string[]) {
      for (const [index, facet] of facets.entries()) {
        if (facet.key !== key) continue;
        const before = chosenOf(facet.attribute);
        const after = values.map((value) => facetFilter.fromAddress(facet.key, value));
        for (const value of new Set([...before, ...after])) {
          if (before.includes(value) !== after.includes(value)) lists[index]?.refine(value);
        }
      }
    },
    clear: () => setIndexUiState(({ page, refinementList: chosenBefore, ...state }) => state),
  };
}
