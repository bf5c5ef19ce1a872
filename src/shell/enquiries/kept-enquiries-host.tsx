import { useQueryClient } from '@tanstack/react-query';
import * as React from 'react';
import { lazy, useCallback, useSyncExternalStore } from 'react';
import { enquiryKey } from '#platform/enquiries/enquiry-key.ts';

/** A program that cannot be loaded now is no reason to take the page down; the next visit tells. */
const KeptEnquiries = lazy(async () => {
  const loaded = await import('#shell/enquiries/kept-enquiries.tsx').catch(() => undefined);
  return { default: loaded?.KeptEnquiries ?? (() => null) };
});

/** The place of news about enquiries: empty, and not even loaded, for visitors who have sent none. */
export function KeptEnquiriesHost() {
  const cache = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const hasEnquiries = useSyncExternalStore(
    subscribe,
    () => cache.find({ mutationKey: enquiryKey }) !== undefined,
    () => false,
  );
  return hasEnquiries ? (
    <React.Suspense>
      <KeptEnquiries />
    </React.Suspense>
  ) : null;
}
