import { createStore, useStore } from '#platform/store.ts';

/** Shows the new version, once there is one. */
export const refreshToUpdate = createStore<(() => void) | undefined>(undefined);

/** The notice of a new version goes after five seconds; what it offers stays in the footer. */
export function UpdateLine() {
  const refresh = useStore(refreshToUpdate, undefined);
  if (refresh === undefined) return null;
  return (
    <p>
      A new version of this site is ready.{' '}
      <button
        type="button"
        onClick={refresh}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Refresh to update
      </button>
    </p>
  );
}
