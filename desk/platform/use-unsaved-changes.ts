import { useEffect, useRef, useState } from 'react';
import type { StoredCopies } from '#desk/platform/stored-copy.ts';
import { followStored, type StorageKey } from '#platform/browser/storage.ts';

interface UnsavedChangesOptions<Copy> {
  /** Whether a copy says anything that is not kept yet; only then is it stored. */
  isWorth?: (copy: Copy) => boolean;
  /** What is typed in another tab has come here. */
  onOther?: (copy: Copy | undefined) => void;
}

/**
 * What is typed and not kept yet, stored with each character: it is there again after a reload or a crash, and in every tab, whichever
 * is typed in next. `latest` is what it is at any moment, also between two renderings.
 */
export function useUnsavedChanges<Copy>(
  copies: StoredCopies<Copy>,
  key: StorageKey,
  options: UnsavedChangesOptions<Copy> = {},
) {
  const [copy, setCopy] = useState(() => copies.read(key));
  const [isStored, setStored] = useState(true);
  const latest = useRef(copy);
  latest.current = copy;
  const given = useRef(options);
  given.current = options;
  const { isWorth = () => true } = options;

  useEffect(
    () =>
      followStored([key], (stored) => {
        const other = copies.parse(stored);
        setCopy(other);
        given.current.onOther?.(other);
      }),
    [copies, key],
  );

  // Where nothing can be stored, leaving asks.
  const isAtRisk = copy !== undefined && !isStored;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  const put = (next: Copy | undefined) => {
    latest.current = next;
    setCopy(next);
    setStored(copies.write(key, next !== undefined && isWorth(next) ? next : undefined));
  };
  return { copy, latest, put };
}
