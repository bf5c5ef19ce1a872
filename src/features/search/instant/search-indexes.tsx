import { Configure, Index } from 'react-instantsearch';
import type { IndexUid } from '#contract/search-indexes.ts';
import { hitsPerIndex } from '#features/search/client/ask-index.ts';
import { markedAttributes } from '#features/search/hits/search-hit.ts';
import { collectionOrder } from '#features/search/search-collections.ts';

/** How a single collection is narrowed and ordered. */
export interface IndexRefinement {
  uid: IndexUid;
  /** Attributes whose values are counted. */
  attributes: readonly string[];
  /** By attribute, the values of which one must hold. */
  chosen: Readonly<Record<string, readonly string[]>>;
  sortBy: string | undefined;
  /** From 0. */
  page: number;
}

interface SearchIndexesProps {
  q: string;
  refinement?: IndexRefinement | undefined;
}

/**
 * The query of every collection. All five stay mounted whatever is shown: so their counts stand, and going from one to
 * another asks nothing again.
 */
export function SearchIndexes({ q, refinement }: SearchIndexesProps) {
  return collectionOrder.map((uid) => (
    <Index key={uid} indexName={uid} indexId={uid}>
      <Configure
        query={q}
        hitsPerPage={hitsPerIndex}
        attributesToHighlight={markedAttributes}
        attributesToSnippet={['summary:26']}
        snippetEllipsisText="…"
        {...(refinement?.uid === uid ? refinedBy(refinement) : {})}
      />
    </Index>
  ));
}

/** As search parameters, so that the address stays the only owner; `sortBy` is read by our client. */
function refinedBy({ attributes, chosen, sortBy, page }: IndexRefinement) {
  return {
    disjunctiveFacets: [...attributes],
    disjunctiveFacetsRefinements: Object.fromEntries(Object.entries(chosen).map(([name, list]) => [name, [...list]])),
    page,
    ...(sortBy !== undefined && { sortBy }),
  };
}
