import { useInstantSearch } from 'react-instantsearch';
import type { IndexUid } from '#contract/search-indexes.ts';
import type { IndexResult } from '#features/search/client/ask-index.ts';
import { collectionOrder } from '#features/search/search-collections.ts';

/** What one collection answered. `late`: its answer is still on its way, these are the hits of the search before. */
export interface SearchGroup {
  uid: IndexUid;
  state: 'answered' | 'late' | 'failed';
  total: number;
}

export interface SearchState {
  /** In the order they are shown; empty until a first search was answered. */
  groups: SearchGroup[];
  /** What `groups` are the answer to. */
  answered: string;
  /** Taking longer than 300 ms (B-91). */
  isLoading: boolean;
  /** Answers came from the documents on this device. */
  isOffline: boolean;
  /** All collections that were asked failed (B-152). */
  hasFailed: boolean;
  total: number;
}

interface AnsweredResults extends IndexResult {
  __isArtificial?: boolean;
}

/** The state of all five searches together, for the overlay and the search page alike. */
export function useSearchGroups(): SearchState {
  const { scopedResults, status } = useInstantSearch();
  const answers = new Map(
    scopedResults.map(({ indexId, results }) => [indexId, results as unknown as AnsweredResults | null]),
  );
  const groups = collectionOrder.flatMap((uid) => {
    const results = answers.get(uid);
    return !results || results.__isArtificial ? [] : [groupOf(uid, results)];
  });
  const shown = collectionOrder.flatMap((uid) => answers.get(uid) ?? []);
  return {
    groups,
    answered: shown.find(({ _late, __isArtificial }) => !_late && !__isArtificial)?.query ?? '',
    isLoading: status === 'stalled',
    isOffline: shown.some(({ _offline }) => _offline === true),
    hasFailed: groups.length > 0 && groups.every(({ state }) => state === 'failed'),
    total: groups.reduce((sum, group) => sum + group.total, 0),
  };
}

const groupOf = (uid: IndexUid, { _failed, _late, nbHits }: AnsweredResults): SearchGroup => ({
  uid,
  state: _failed ? 'failed' : _late ? 'late' : 'answered',
  total: nbHits,
});
