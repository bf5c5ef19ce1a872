type Listener = () => void;

const listeners = new Set<Listener>();
let failed = false;

/** The query client reports each refresh of data that is already on screen. */
export function reportRefresh(outcome: 'failed' | 'succeeded'): void {
  const next = outcome === 'failed';
  if (next === failed) return;
  failed = next;
  for (const listener of listeners) listener();
}

export const refreshStatus = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whether the last refresh failed, so what is on screen is a saved copy. */
  hasFailed: () => failed,
};
