import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in HTML that was prerendered, until the browser has taken it over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
