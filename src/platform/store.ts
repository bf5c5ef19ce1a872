/** Something that can be read at any time, and that tells when it has changed. */
export interface Readable<T> {
  current(): T;
  /** Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  /** Tells everybody, also when the value is the same. */
  set(next: T): void;
  /** For what is kept elsewhere, and read by those who are told. */
  tell(): void;
}

/**
 * A value outside of React, and those who want to hear of its changes.
 *
 * @param follow listens to what lies outside for as long as anybody is subscribed; returns how to stop
 */
export function createStore<T>(value: T, follow?: (tell: () => void) => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    tell,
    current: () => value,
    set(next) {
      value = next;
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) stopFollowing = follow?.(tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing?.();
      };
    },
  };
}
