import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from '#platform/api/api.ts';
import { notify } from '#platform/notices/notify.ts';

/** What other parts of the page, or a script of the operator's, can listen for on `window` (B-180). */
export const toursSyncedEvent = 'tours-synced';

declare global {
  interface WindowEventMap {
    'tours-synced': CustomEvent<string>;
  }
}

/** Whose answers hold tours, their prices or their seats. */
const affected = new Set<unknown>([
  'listTours',
  'listFeaturedTours',
  'getTour',
  'listGroupTours',
  'getGroupTour',
  'getAvailability',
  'getDestination',
] satisfies EndpointName[]);

/** The worker's `tours-synced` message (B-180): a notice with its text, and an event for the page. */
export function announceToursSynced(text: string): void {
  notify({ id: 'tours-synced', type: 'info', title: 'Data Updated', message: text });
  dispatchEvent(new CustomEvent(toursSyncedEvent, { detail: text }));
}

/** What is on the screen is asked for once; everything else counts as old and is asked for when it is next looked at. */
export function refreshTours(queryClient: QueryClient): void {
  const predicate = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => affected.has(name);
  void queryClient.invalidateQueries({ predicate, refetchType: 'active' }, { cancelRefetch: false });
}
