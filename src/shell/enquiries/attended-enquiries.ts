import { useEffect } from 'react';
import { createStore, useStore } from '#platform/store.ts';

/*
 * Which enquiries a form on the page is showing. The site's own notice tells of the others, so that each is told once.
 */
const attended = createStore<readonly string[]>([]);

export function useAttendedEnquiries(): readonly string[] {
  return useStore(attended, attended.getSnapshot());
}

/** Says that the calling form shows this enquiry, for as long as it does. */
export function useAttendEnquiry(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    attended.set([...attended.getSnapshot(), id]);
    return () => attended.set(attended.getSnapshot().filter((other) => other !== id));
  }, [id]);
}
