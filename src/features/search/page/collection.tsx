import { Index, usePagination, useSortBy } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { useCollectionFacets } from '#features/search/instant/use-collection-facets.ts';
import { useCollectionHits } from '#features/search/instant/use-collection-hits.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { CollectionGroup } from '#features/search/page/collection-group.tsx';
import { CollectionResults } from '#features/search/page/collection-results.tsx';
import { searchSorts, sortedIndex } from '#features/search/search-sorts.ts';

/** The orders of an index, the best match first. */
const ordersOf = Object.fromEntries(
  Object.entries(searchSorts).map(([uid, sorts]) => [
    uid,
    [
      { value: uid, label: 'Best match' },
      ...sorts.map(({ value, label }) => ({ value: sortedIndex(uid as IndexUid, value), label })),
    ],
  ]),
) as Record<IndexUid, { value: string; label: string }[]>;

interface CollectionProps {
  uid: IndexUid;
  /** Among the others, alone, or not now: its search goes on all the same, so nothing is asked when it is shown. */
  shown: 'among others' | 'alone' | 'not now';
  groups: readonly SearchGroup[];
  isSettled: boolean;
  onRetry: (uid: IndexUid) => void;
}

/** The search of one collection, and what is shown of it. */
export function Collection(props: CollectionProps) {
  return (
    <Index indexName={props.uid} indexId={props.uid}>
      <CollectionShown {...props} />
    </Index>
  );
}

function CollectionShown({ uid, shown, ...props }: CollectionProps) {
  const hits = useCollectionHits(uid);
  const facets = useCollectionFacets(uid);
  const order = useSortBy({ items: ordersOf[uid] });
  const pages = usePagination();
  const group = props.groups.find((one) => one.uid === uid);
  if (group === undefined || shown === 'not now') return null;
  if (shown === 'among others') return <CollectionGroup group={group} hits={hits} onRetry={props.onRetry} />;
  return <CollectionResults {...props} {...{ group, hits, facets, order, pages }} />;
}
