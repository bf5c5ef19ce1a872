import type { DocumentTest } from '#search/filter.ts';
import { type Matches, matchDocuments } from '#search/query-match.ts';
import { planQuery, type QueryPlan, type QueryTerms, type SearchedWords } from '#search/query-plan.ts';
import { documentOf } from '#search/word-index.ts';

/** What a query found, not yet in order. */
export interface Found {
  plan: QueryPlan;
  matches: Matches;
}

/** The share of documents a word may stand in to tell what is meant without the others. */
const rare = 1 / 8;

/**
 * Finds the documents that have every word of a query; where none has, a word is given up and it is asked again: first
 * words nobody has written, half of all at most, then the commonest, which says least. One word stays, and where others
 * were not known it must be a rare one.
 */
export function matchByFrequency(
  query: QueryTerms,
  searched: SearchedWords,
  documentCount: number,
  isWanted: DocumentTest,
): Found {
  const order = droppingOrder(query, searched, documentCount);
  for (let dropped = 0; ; dropped += 1) {
    const without = new Set(order.slice(0, dropped));
    const kept = query.words.filter((_, index) => !without.has(index));
    const endsInPrefix = query.endsInPrefix && !without.has(query.words.length - 1);
    const plan = planQuery({ ...query, words: kept, endsInPrefix }, searched);
    const matches = matchDocuments({ ...plan, requiredTerms: plan.termCount }, documentCount, isWanted);
    if (matches.list.length > 0 || dropped === order.length) return { plan, matches };
  }
}

/** The positions of the words a query can do without, those to be given up first in front. */
function droppingOrder(query: QueryTerms, searched: SearchedWords, documentCount: number): number[] {
  const { spans } = planQuery({ ...query, phrases: [] }, searched);
  const documents = query.words.map((_, index) => {
    const one = spans.find(({ from, length }) => from === index && length === 1);
    return new Set(one?.expansions.flatMap(({ postings }) => postings.map(documentOf))).size;
  });
  const positions = [...query.words.keys()];
  const known = positions.filter((index) => documents[index] !== 0);
  const unknown = positions.filter((index) => documents[index] === 0);
  const byFrequency = known.sort((one, other) => (documents[other] ?? 0) - (documents[one] ?? 0));
  const rarest = documents[byFrequency.at(-1) ?? -1] ?? 0;
  const isGuess = unknown.length > known.length || (unknown.length > 0 && rarest > documentCount * rare);
  return isGuess ? [] : [...unknown, ...byFrequency.slice(0, -1)];
}
