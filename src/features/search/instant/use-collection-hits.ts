import { useMemo } from 'react';
import { useHits } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { readHit, type SearchHit } from '#features/search/hits/search-hit.ts';

/** The hits of the index around it, as cards show them; one that is not what was agreed is left out. */
export function useCollectionHits(uid: IndexUid): SearchHit[] {
  const { items } = useHits();
  return useMemo(() => items.flatMap((hit) => readHit(uid, hit) ?? []), [uid, items]);
}
