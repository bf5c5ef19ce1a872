import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { FailedGroup } from '#features/search/page/failed-group.tsx';
import { HitList } from '#features/search/page/hit-list.tsx';
import { collections, countOf } from '#features/search/search-collections.ts';

const shownOfEach = 4;

interface CollectionGroupProps {
  group: SearchGroup;
  hits: readonly SearchHit[];
  onRetry: (uid: IndexUid) => void;
}

/** The best of one collection among the others, and the way to the rest of it. */
export function CollectionGroup({ group, hits, onRetry }: CollectionGroupProps) {
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
