import { useEffect, useSyncExternalStore } from 'react';

/*
 * Which enquiries a form on the page is showing. The site's own notice tells of the others, so that each is told once.
 */
let attended: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  attended = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAttendedEnquiries(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => attended,
    () => attended,
  );
}

/** Says that the calling form shows this enquiry, for as long as it does. */
export function useAttendEnquiry(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    set([...attended, id]);
    return () => set(attended.filter((other) => other !== id));
  }, [id]);
}
