import { CloudOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from '#platform/store.ts';
import { hasRefreshFailed } from '#shell/saved-copy/refresh-status.ts';
import { whenIdle } from '#ui/schedule.ts';

/** A quiet line while the page shows what was saved earlier because refreshing it failed. Its code is fetched before that can happen. */
export function SavedCopyNotice() {
  const [Line, setLine] = useState<ComponentType<{ icon: ReactNode }>>();
  const hasFailed = useStore<boolean>(hasRefreshFailed, false);

  useEffect(
    () =>
      whenIdle(() => {
        import('#shell/saved-copy/saved-copy-line.tsx').then(
          ({ SavedCopyLine }) => setLine(() => SavedCopyLine),
          () => {},
        );
      }),
    [],
  );

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 floats-low z-30 flex justify-center px-4 print:hidden"
    >
      {hasFailed &&
        (Line === undefined ? (
          <p className="raised-shadow rounded-full bg-surface px-4 py-2 text-label">We could not refresh this page.</p>
        ) : (
          <Line icon={<CloudOff aria-hidden="true" size={18} strokeWidth={1.75} />} />
        ))}
    </div>
  );
}
