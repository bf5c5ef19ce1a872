import type { SearchAnswers } from '#contract/search/search-answers.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { type Answer, createAnswerStore } from '#features/search/client/answer-store.ts';
import type { IndexResult, SearchRequest } from '#features/search/client/ask-index.ts';
import { blankResult, groupRequests, type RequestGroup } from '#features/search/client/request-groups.ts';
import { type SearchFault, toSearchFault } from '#features/search/client/search-fault.ts';
import { createStore, type Readable } from '#platform/store.ts';

/** Once an index has answered, the others get so long to stand beside it at once; after that each follows when it comes. */
export const stragglersMs = 700;

/** A host that has said nothing for so long is not waited for when the device can answer; its own answer follows. */
export const silenceMs = 2500;

/** While it goes on saying nothing, each new search waits no longer than this. */
export const knownSilenceMs = 300;

export interface SearchClientParts {
  /** Asks the search host. */
  ask: (requests: SearchRequest[]) => Promise<IndexResult[]>;
  /** Asks the documents on this device, or nothing when there are none. */
  device: {
    hasDocuments: () => boolean;
    /** Whether everything that can be searched is there, so that finding nothing means that there is nothing. */
    hasEverything: () => boolean;
    ask: (requests: SearchRequest[]) => Promise<IndexResult[]>;
    answers: (q: string) => Promise<SearchAnswers>;
  };
  /** A failed index is logged and skipped (B-151). */
  log: (index: IndexUid, fault: SearchFault) => void;
  now?: () => number;
}

export interface SiteSearchClient {
  /** InstantSearch's seam. It never rejects: a rejected search would take the hits of the others with it. */
  search(requests: readonly SearchRequest[]): Promise<{ results: IndexResult[] }>;
  /** Questions, articles and activities on this device, and what was meant; rejects where nothing is there to search. */
  answersOfDevice(q: string): Promise<SearchAnswers>;
  clearCache(): void;
  /** Asks failed indexes again, one or all, and keeps the answers of the others. */
  retry(uid?: IndexUid): void;
  /** Told when the same search would now have another answer. */
  subscribe: Readable<unknown>['subscribe'];
}

/**
 * The search client of the site: all indexes in parallel, one request each; a failed index flagged, a late one shown when
 * it comes; a host that is silent, or gives no answer to any of them, replaced by what is on the device; answers kept for
 * five minutes.
 */
export function createSearchClient({ ask, device, log, now = Date.now }: SearchClientParts): SiteSearchClient {
  const answers = createAnswerStore(now);
  const lastResults = new Map<IndexUid, IndexResult[]>();
  const { subscribe, notify } = createStore(undefined);
  let isHostSilent = false;

  function answerOf({ uid, key, requests }: RequestGroup): Answer {
    return answers.find(uid, key, () =>
      ask(requests).then(
        (results) => {
          isHostSilent = false;
          lastResults.set(uid, results);
          return results;
        },
        (error: unknown) => {
          const fault = toSearchFault(error);
          if (!fault.isSilence) isHostSilent = false;
          log(uid, fault);
          throw fault;
        },
      ),
    );
  }

  /** Waits for all; or for the quick ones and a moment; or, when the device can answer, for a moment. */
  async function enough(asked: readonly Answer[]): Promise<void> {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        timers.push(setTimeout(resolve, milliseconds));
      });
    const firstAnswer = Promise.any(
      asked.map(async (answer) => {
        await answer.settled;
        if (!hasResults(answer)) throw new Error('failed');
      }),
    );
    await Promise.race([
      Promise.all(asked.map(({ settled }) => settled)),
      firstAnswer.then(
        () => wait(stragglersMs),
        () => {},
      ),
      ...(device.hasDocuments() ? [wait(isHostSilent ? knownSilenceMs : silenceMs)] : []),
    ]);
    for (const timer of timers) clearTimeout(timer);
  }

  async function search(requests: readonly SearchRequest[]): Promise<{ results: IndexResult[] }> {
    const results = requests.map(blankResult);
    const groups = groupRequests(requests);
    if (groups.length === 0) return { results };

    const asked = groups.map(answerOf);
    await enough(asked);
    for (const answer of asked) if (answer.outcome === undefined) void answer.settled.then(notify);

    const isSilence = isSilent(asked);
    if (isSilence && device.hasDocuments()) isHostSilent = true;
    // A host that refuses may know more than the few lists seen so far; everything saved is as good as its answer.
    const isReplaced = isSilence || (device.hasEverything() && !asked.some(hasResults));
    const found = isReplaced ? await askDevice(groups) : undefined;
    for (const [position, group] of groups.entries()) {
      const shown = found?.[position] ?? resultsOf(group, asked[position], lastResults.get(group.uid));
      for (const [index, target] of group.positions.entries()) {
        const result = shown[index];
        // What was typed, also where a price was taken out of it.
        const query = results[target]?.query ?? '';
        if (result !== undefined) results[target] = result._late ? result : { ...result, query };
      }
    }
    return { results };
  }

  async function askDevice(groups: readonly RequestGroup[]): Promise<IndexResult[][] | undefined> {
    if (!device.hasDocuments()) return undefined;
    try {
      const found = await Promise.all(groups.map(({ requests }) => device.ask(requests)));
      if (!device.hasEverything() && found.flat().every(({ nbHits }) => nbHits === 0)) return undefined;
      return found.map((results) => results.map((result) => ({ ...result, _offline: true })));
    } catch (error) {
      console.error('The documents on this device could not be searched.', error);
      return undefined;
    }
  }

  return {
    search,
    answersOfDevice: (q) => device.answers(q),
    clearCache: answers.clear,
    retry(uid) {
      answers.forgetFailures(uid);
      notify();
    },
    subscribe,
  };
}

const hasResults = ({ outcome }: Answer): boolean => outcome !== undefined && 'results' in outcome;

/** Whether the host has said nothing at all: not one answer, not one refusal. */
function isSilent(asked: readonly Answer[]): boolean {
  return asked.every(({ outcome }) => outcome === undefined || ('fault' in outcome && outcome.fault.isSilence));
}

function resultsOf(group: RequestGroup, answer: Answer | undefined, last: IndexResult[] | undefined): IndexResult[] {
  const outcome = answer?.outcome;
  if (outcome === undefined) {
    return group.requests.map((request, index) => ({ ...(last?.[index] ?? blankResult(request)), _late: true }));
  }
  if ('results' in outcome) return outcome.results;
  const { code, message } = outcome.fault;
  return group.requests.map((request) => ({ ...blankResult(request), _failed: { code, message } }));
}
