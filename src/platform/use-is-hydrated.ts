import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in HTML that was prerendered, until the browser has hydrated it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
