import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { facetFilter, facetValues, type SearchFacet, searchFacets } from '#features/search/search-facets.ts';
import type { Chosen } from '#ui/facets/facet.ts';

/** As many as the index counts. */
const mostValues = 100;

/** Lets the index around it be narrowed by its facets; `useCollectionFacets` shows them. */
export function CollectionFacets({ uid }: { uid: IndexUid }) {
  return searchFacets[uid].map(({ key, attribute }) => <FacetWidget key={key} attribute={attribute} />);
}

function FacetWidget({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, limit: mostValues });
  return null;
}

/** The facets of the index around it, for the bar above its hits: what can be chosen, what is, and choosing it. */
export function useCollectionFacets(uid: IndexUid) {
  const { results, indexUiState, setIndexUiState } = useInstantSearch();
  const facets = searchFacets[uid];
  const { refinementList = {} } = indexUiState;

  const countsOf = (attribute: string) => {
    const values = results.getFacetValues(attribute, {}) ?? [];
    return Array.isArray(values) ? values.map(({ name, count }) => ({ name, count })) : [];
  };
  const chosen: Chosen = Object.fromEntries(
    facets.map(({ key, attribute }) => [
      key,
      (refinementList[attribute] ?? []).map((value) => facetFilter.toAddress(key, value)),
    ]),
  );

  return {
    facets,
    chosen,
    values: Object.fromEntries(facets.map(({ key, attribute }) => [key, facetValues(key, countsOf(attribute))])),
    choose(key: string, values: readonly string[]) {
      const facet = facets.find((one): one is SearchFacet => one.key === key);
      if (facet === undefined) return;
      const asked = values.map((value) => facetFilter.fromAddress(facet.key, value));
      setIndexUiState(({ page, ...state }) => ({
        ...state,
        refinementList: { ...state.refinementList, [facet.attribute]: asked },
      }));
    },
    clear: () => setIndexUiState(({ page, refinementList: chosenBefore, ...state }) => state),
  };
}
