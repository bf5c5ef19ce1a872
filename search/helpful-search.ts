import type { SearchAnswers } from '#contract/search/search-answers.ts';
import type { SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { indexUids } from '#contract/search/search-indexes.ts';
import { createAnswerSearch } from '#search/answer-search.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import { searchLimits } from '#search/search-limits.ts';
import { createSpelling } from '#search/spelling.ts';

/** What else answers a search: questions, articles and activities, and what was meant where nothing is found at all. */
export type HelpfulSearch = (q: string) => SearchAnswers;

/** `engine` may be another one every day; what no day changes of `documents` is read once. */
export function createHelpfulSearch(
  { documents, answers = [] }: SearchSnapshot,
  engine: () => SearchEngine,
): HelpfulSearch {
  const answersTo = createAnswerSearch(answers);
  const spelling = createSpelling(documents);
  const finds = (q: string) => indexUids.some((uid) => engine().search(uid, { q, limit: 1 }).hits.length > 0);
  return (asked) => {
    const q = asked.slice(0, searchLimits.query);
    if (q.length < 2) return { answers: [], wordsInTitle: 0 };
    const found = answersTo(q);
    const meant = found.answers.length > 0 || finds(q) ? undefined : spelling(q);
    return { ...found, ...(meant !== undefined && finds(meant) && { meant }) };
  };
}
