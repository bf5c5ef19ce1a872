import { TriangleAlert } from 'lucide-react';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { failureOf } from '#features/search/found-message.ts';
import { Button } from '#ui/button.tsx';

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
