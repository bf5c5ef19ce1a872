import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Index, usePagination, useSortBy } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { FailedGroup } from '#features/search/found-messages.tsx';
import { type SearchHit, useCollectionHits } from '#features/search/hits/search-hit.ts';
import { useCollectionFacets } from '#features/search/instant/use-collection-facets.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { CollectionResults } from '#features/search/page/collection-results.tsx';
import { HitList } from '#features/search/page/hit-list.tsx';
import { collections, countOf } from '#features/search/search-collections.ts';
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

const shownOfEach = 4;

interface CollectionGroupProps {
  group: SearchGroup;
  hits: readonly SearchHit[];
  onRetry: (uid: IndexUid) => void;
}

/** The best of one collection among the others, and the way to the rest of it. */
function CollectionGroup({ group, hits, onRetry }: CollectionGroupProps) {
  const { q } = useSearch({ from: '/search' });
  const { uid, state, total } = group;
  if (state === 'failed') return <FailedGroup uid={uid} onRetry={() => onRetry(uid)} />;
  if (hits.length === 0) return null;
  const headingId = `found-${uid}`;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={state === 'late'}
      className={`transition-opacity ${state === 'late' ? 'opacity-55' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line-strong border-b pb-2">
        <h2 id={headingId} className="text-title-2 leading-tight">
          {collections[uid].title}
        </h2>
        {total > shownOfEach && (
          <Link
            to="/search"
            search={{ q, index: uid }}
            replace
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {`All ${countOf(uid, total)}`}
            <ArrowRight aria-hidden="true" size={18} />
          </Link>
        )}
      </div>
      <div className="mt-6">
        <HitList uid={uid} hits={hits.slice(0, shownOfEach)} heading="h3" />
      </div>
    </section>
  );
}
