import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { IndexResult } from '#features/search/client/ask-index.ts';
import { type SearchFault, toSearchFault } from '#features/search/client/search-fault.ts';
import { freshFor } from '#platform/query-client.ts';

/** A failure stands a little longer than the slowest index may take: the others' arrival does not ask it again. */
const failureStandsFor = 15_000;

const mostAnswers = 60;

/** What one index was asked, and what came of it so far. */
export interface Answer {
  uid: IndexUid;
  askedAt: number;
  outcome: { results: IndexResult[] } | { fault: SearchFault } | undefined;
  /** When it has an outcome, whichever. */
  settled: Promise<void>;
}

/** The answers of this visit by what was asked: fresh for five minutes (B-80) and not without end. */
export function createAnswerStore(now: () => number) {
  const answers = new Map<string, Answer>();

  function isUsable({ outcome, askedAt }: Answer): boolean {
    const age = now() - askedAt;
    return age < (outcome !== undefined && 'fault' in outcome ? failureStandsFor : freshFor);
  }

  return {
    /** The answer known or on its way; else asks. */
    find(uid: IndexUid, key: string, ask: () => Promise<IndexResult[]>): Answer {
      const known = answers.get(key);
      if (known !== undefined && isUsable(known)) return known;
      const answer: Answer = { uid, askedAt: now(), outcome: undefined, settled: Promise.resolve() };
      answer.settled = ask().then(
        (results) => {
          answer.outcome = { results };
        },
        (error: unknown) => {
          answer.outcome = { fault: toSearchFault(error) };
        },
      );
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= mostAnswers) break;
        answers.delete(oldest);
      }
      return answer;
    },
    /** So that the next search asks again what failed, and nothing else. */
    forgetFailures(uid?: IndexUid): void {
      for (const [key, answer] of answers) {
        const hasFailed = answer.outcome !== undefined && 'fault' in answer.outcome;
        if (hasFailed && (uid === undefined || answer.uid === uid)) answers.delete(key);
      }
    },
    clear: () => answers.clear(),
  };
}
