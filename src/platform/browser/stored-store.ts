import { followStored, readStored, type StorageKey, writeStored } from '#platform/browser/storage.ts';
import { createStore, type Readable } from '#platform/store.ts';

export interface StoredStore<T> extends Readable<T> {
  set(next: T): void;
  /** False when storage refused what was set last: it then lives as long as the page does. */
  isSaved(): boolean;
}

interface StoredStoreOptions<T> {
  key: StorageKey;
  /** Reads what is stored, whatever it is. What cannot be read throws, and counts as nothing. */
  parse(stored: string): T;
  /** What is not to be stored is undefined. */
  format?(value: T): string | undefined;
  /** Whether what another tab cleared stays on this page. */
  outlivesClearing?: boolean;
}

/**
 * A value that is kept in storage and shared by all tabs: the last write wins, and the others follow it. Where storage refuses,
 * it lives in memory.
 *
 * @param initial what it holds when nothing is stored
 */
export function createStoredStore<T>(
  initial: T,
  { key, parse, format = JSON.stringify, outlivesClearing = false }: StoredStoreOptions<T>,
): StoredStore<T> {
  let value = initial;
  let isSaved = true;
  let isFollowing = false;
  let readFrom: string | null | undefined;

  function read(stored: string | null): void {
    // The same text is the same value, or React would render its readers again.
    if (stored === readFrom) return;
    readFrom = stored;
    try {
      value = stored === null ? initial : parse(stored);
    } catch {
      value = initial;
    }
  }

  function refresh(): void {
    if (isSaved && !isFollowing) read(readStored(key));
  }

  const { subscribe, notify } = createStore(undefined, () => {
    refresh();
    isFollowing = true;
    const stop = followStored([key], (stored) => {
      if (stored === null && outlivesClearing) return;
      isSaved = true;
      read(stored);
      notify();
    });
    return () => {
      isFollowing = false;
      stop();
    };
  });

  return {
    subscribe,
    isSaved: () => isSaved,
    getSnapshot() {
      refresh();
      return value;
    },
    set(next) {
      const written = format(next);
      isSaved = written === undefined || writeStored(key, written);
      readFrom = isSaved ? written : undefined;
      value = next;
      notify();
    },
  };
}
