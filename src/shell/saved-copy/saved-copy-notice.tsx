import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { refreshStatus } from '#shell/saved-copy/refresh-status.ts';

/** A quiet line while the page shows what was saved earlier because refreshing it failed. */
export function SavedCopyNotice() {
  const queryClient = useQueryClient();
  const hasFailed = useSyncExternalStore(refreshStatus.subscribe, refreshStatus.hasFailed, () => false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 floats-low z-30 flex justify-center px-4 print:hidden"
    >
      {hasFailed && (
        <p className="raised-shadow pointer-events-auto flex items-center gap-3 rounded-full bg-surface py-2 pr-2 pl-4 text-label">
          <CloudOff aria-hidden="true" size={18} strokeWidth={1.75} />
          Showing a saved copy. We could not refresh it.
          <button
            type="button"
            onClick={() => void queryClient.refetchQueries({ type: 'active' })}
            className="min-h-9 rounded-full bg-sand px-3 font-semibold hover:bg-line"
          >
            Refresh
          </button>
        </p>
      )}
    </div>
  );
}
