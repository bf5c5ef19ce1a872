import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { enquiryKey } from '#platform/enquiries/enquiry.ts';
import { useStore } from '#platform/store.ts';

const load = () => import('#shell/enquiries/kept-enquiries.tsx');

/** With a form comes what shows its enquiries' outcomes: once it is needed, there may be no network to load it over. */
export function prepareKeptEnquiries(): void {
  load().catch(() => {});
}

/** The place of news about enquiries: empty, and not even loaded, for visitors who have sent none. */
export function KeptEnquiriesHost() {
  const cache = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const getSnapshot = () => cache.find({ mutationKey: enquiryKey }) !== undefined;
  const hasEnquiries = useStore<boolean>({ subscribe, getSnapshot }, false);
  const KeptEnquiries = useKeptEnquiries(hasEnquiries);
  return hasEnquiries && KeptEnquiries !== undefined ? <KeptEnquiries /> : null;
}

/** It is also what sends them: a program that could not be loaded is loaded when the network is back. */
function useKeptEnquiries(isNeeded: boolean): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded || Loaded !== undefined) return;
    let isWanted = true;
    const attempt = () => {
      load().then(
        ({ KeptEnquiries }) => isWanted && setLoaded(() => KeptEnquiries),
        () => {},
      );
    };
    attempt();
    addEventListener('online', attempt);
    return () => {
      isWanted = false;
      removeEventListener('online', attempt);
    };
  }, [isNeeded, Loaded]);
  return Loaded;
}
