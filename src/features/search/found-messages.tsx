import { CloudOff, TriangleAlert } from 'lucide-react';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { count } from '#contract/words/count.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { collections, countOf } from '#features/search/search-collections.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/**
 * What a screen reader is told once a search has settled: `33 tours, 4 destinations for safari`. What is late still shows the
 * hits of the search before, and is not counted until its own have come.
 */
export function foundMessage(groups: readonly SearchGroup[], q: string, answers = 0): string {
  const found = groups
    .filter(({ state, total }) => state === 'answered' && total > 0)
    .toSorted((one, other) => other.total - one.total)
    .map(({ uid, total }) => countOf(uid, total))
    .concat(answers > 0 ? [count(answers, 'answer')] : []);
  const failed = groups.filter(({ state }) => state === 'failed').map(({ uid }) => failureOf(uid));
  const isLate = groups.some(({ state }) => state === 'late');
  const nothing = isLate ? [] : [`No results for ${q}`];
  return [...(found.length === 0 ? nothing : [`${found.join(', ')} for ${q}`]), ...failed].join('. ');
}

/** `Places could not be searched` */
const failureOf = (uid: SearchGroup['uid']): string => `${collections[uid].title} could not be searched`;

/** One collection failed; the others are shown all the same (B-151). */
export function FailedGroup({ uid, onRetry }: { uid: IndexUid; onRetry: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong border-dashed px-5 py-3">
      <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="text-accent" />
      <p className="mr-auto">{`${failureOf(uid)}.`}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Retry<span className="sr-only">{`: ${failureOf(uid)}`}</span>
      </Button>
    </div>
  );
}

/** These answers came from the documents on this device, not from the search service. */
export function OfflineBadge() {
  return (
    <p className="mb-5 flex">
      <Badge tone="warning">
        <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} />
        Saved on this device
      </Badge>
    </p>
  );
}
