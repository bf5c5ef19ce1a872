import { useSyncExternalStore } from 'react';

/** Something that can be read at any time, and that says when it has changed. */
export interface Readable<T> {
  getSnapshot(): T;
  /** Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  /** Notifies everybody, also when the value is the same. */
  set(next: T): void;
  /** For what is kept elsewhere, and read by those who are notified. */
  notify(): void;
}

/**
 * A value outside of React, and those who subscribe to its changes.
 *
 * @param follow listens to what lies outside for as long as anybody is subscribed; returns how to stop
 */
export function createStore<T>(value: T, follow?: (notify: () => void) => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    notify,
    getSnapshot: () => value,
    set(next) {
      value = next;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) stopFollowing = follow?.(notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing?.();
      };
    },
  };
}

/** What a store holds. `prerendered` is what the page's HTML was rendered with, which was rendered for nobody. */
export function useStore<T>({ subscribe, getSnapshot }: Readable<T>, prerendered: T): T {
  return useSyncExternalStore(subscribe, getSnapshot, () => prerendered);
}
