import { useInstantSearch } from 'react-instantsearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { IndexResult } from '#features/search/client/ask-index.ts';
import { collectionOrder } from '#features/search/search-collections.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** What one collection answered. `late`: its answer is still on its way, these are the hits of the search before. */
export interface SearchGroup {
  uid: IndexUid;
  state: 'answered' | 'late' | 'failed';
  total: number;
}

export interface SearchState {
  /** That with the best hit first; empty until a first search was answered. */
  groups: SearchGroup[];
  /** Every collection that is asked, in the same order. */
  order: IndexUid[];
  /** What `groups` are the answer to. */
  answered: string;
  /** Taking longer than 300 ms (B-91). */
  isLoading: boolean;
  /** Answers came from the documents on this device. */
  isOffline: boolean;
  /** They did although there is a network: the search itself failed (B-152). */
  isReplaced: boolean;
  /** How many words of the search the name of the best hit holds. */
  wordsInName: number;
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
  const isOffline = shown.some(({ _offline }) => _offline === true);
  const named = new Map(collectionOrder.map((uid) => [uid, wordsInName(answers.get(uid))]));
  const byBestHit = (one: IndexUid, other: IndexUid) => (named.get(other) ?? 0) - (named.get(one) ?? 0);
  const order = collectionOrder.toSorted(byBestHit);
  return {
    groups: groups.toSorted((one, other) => byBestHit(one.uid, other.uid)),
    order,
    answered: shown.find(({ _late, __isArtificial }) => !_late && !__isArtificial)?.query ?? '',
    isLoading: status === 'stalled',
    isOffline,
    isReplaced: isOffline && navigator.onLine,
    wordsInName: Math.max(0, ...named.values()),
    hasFailed: groups.length > 0 && groups.every(({ state }) => state === 'failed'),
    total: groups.reduce((sum, group) => sum + group.total, 0),
  };
}

const groupOf = (uid: IndexUid, { _failed, _late, nbHits }: AnsweredResults): SearchGroup => ({
  uid,
  state: _failed ? 'failed' : _late ? 'late' : 'answered',
  total: nbHits,
});

/** How many words the search has marked in the name of a collection's best hit. */
function wordsInName(results: AnsweredResults | null | undefined): number {
  const [best] = results?.hits ?? [];
  const { value } = fieldsOf(fieldsOf(fieldsOf(best)._highlightResult).name);
  if (typeof value !== 'string') return 0;
  const [, ...marked] = value.split(/<mark>|__ais-highlight__/);
  return marked.flatMap((text) =>
    text
      .split(/<\/mark>|__\/ais-highlight__/, 1)
      .join('')
      .split(' '),
  ).length;
}
