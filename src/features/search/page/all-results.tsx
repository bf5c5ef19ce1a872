import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { FailedGroup } from '#features/search/page/failed-group.tsx';
import { HitList } from '#features/search/page/hit-list.tsx';
import { collections, countOf } from '#features/search/search-collections.ts';

const shownOfEach = 4;

interface AllResultsProps {
  q: string;
  groups: readonly SearchGroup[];
  onRetry: (uid: SearchGroup['uid']) => void;
}

/** The best of each collection, and the way to the rest of it. */
export function AllResults({ q, groups, onRetry }: AllResultsProps) {
  return (
    <div className="grid gap-14">
      {groups.map((group) => {
        if (group.state === 'failed')
          return <FailedGroup key={group.uid} uid={group.uid} onRetry={() => onRetry(group.uid)} />;
        return group.hits.length > 0 && <ResultGroup key={group.uid} q={q} group={group} />;
      })}
    </div>
  );
}

function ResultGroup({ q, group: { uid, hits, total, state } }: { q: string; group: SearchGroup }) {
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
            All {countOf(uid, total)}
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
