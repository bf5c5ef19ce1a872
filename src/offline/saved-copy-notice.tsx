import { CloudOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { createStore, useStore } from '#platform/store.ts';

/** Whether the last refresh failed, so what is on screen is a saved copy. */
const refreshFailed = createStore(false);

/** The query client reports each refresh of data that is already on screen. */
export function reportRefresh(outcome: 'failed' | 'succeeded'): void {
  const next = outcome === 'failed';
  if (next !== refreshFailed.getSnapshot()) refreshFailed.set(next);
}

/** A quiet line while the page shows what was saved earlier because refreshing it failed. Its code comes with the first touch. */
export function SavedCopyNotice() {
  const [Line, setLine] = useState<ComponentType<{ icon: ReactNode }>>();
  const hasFailed = useStore<boolean>(refreshFailed, false);

  useEffect(
    () =>
      onFirstTouch(() => {
        import('#offline/saved-copy-line.tsx').then(
          ({ SavedCopyLine }) => setLine(() => SavedCopyLine),
          () => {},
        );
      }),
    [],
  );

  return (
    <div role="status">
      {hasFailed &&
        (Line === undefined ? (
          <p className="lower-line py-2">We could not refresh this page.</p>
        ) : (
          <Line icon={<CloudOff aria-hidden="true" size={18} strokeWidth={1.75} />} />
        ))}
    </div>
  );
}
