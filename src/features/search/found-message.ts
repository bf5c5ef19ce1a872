import { count } from '#contract/words/count.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { collections, countOf } from '#features/search/search-collections.ts';

/**
 * What a screen reader is told once a search has settled: `33 tours, 4 destinations for safari`. What is late still shows the
 * hits of the search before, and is not counted until its own have come.
 */
export function foundMessage(groups: readonly SearchGroup[], q: string, answers = 0): string {
  const found = groups
    .filter(({ state, total }) => state === 'answered' && total > 0)
    .toSorted((one, other) => other.total - one.total)
    .map(({ uid, total }) => countOf(uid, total))
    .concat(answers > 0 ? [count(answers, 'answer')] : []);
  const failed = groups.filter(({ state }) => state === 'failed').map(({ uid }) => failureOf(uid));
  const isLate = groups.some(({ state }) => state === 'late');
  const nothing = isLate ? [] : [`No results for ${q}`];
  return [...(found.length === 0 ? nothing : [`${found.join(', ')} for ${q}`]), ...failed].join('. ');
}

/** `Places could not be searched` */
export const failureOf = (uid: SearchGroup['uid']): string => `${collections[uid].title} could not be searched`;
