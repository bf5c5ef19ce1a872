import type { QueryClient } from '@tanstack/react-query';
import type { SearchAnswers } from '#contract/search/search-answers.ts';
import { getSearchDocuments, type SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { type AskIndex, createAskIndex } from '#features/search/client/ask-index.ts';
import { endpointKey, endpointQuery } from '#platform/api/endpoint-query.ts';
import { savesData } from '#platform/browser/connection.ts';
import type { HelpfulSearch } from '#search/helpful-search.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import { whenIdle } from '#ui/schedule.ts';

const day = 24 * 60 * 60_000;

/**
 * Saves everything that can be searched, for searching without a network: once a day, when the browser has nothing better
 * to do, and not for visitors who asked to save data.
 */
export function keepSearchDocuments(queryClient: QueryClient): void {
  if (savesData()) return;
  const fetchQuietly = () =>
    void queryClient.query({ ...endpointQuery(getSearchDocuments, {}), staleTime: day, retry: false }).catch(() => {});
  whenIdle(fetchQuietly, 10_000, 2000);
}

export interface DeviceSearch {
  /** Whether everything that can be searched is on this device. */
  hasDocuments: () => boolean;
  ask: AskIndex;
  /** Questions, articles and activities, and what was meant. */
  answers: (q: string) => Promise<SearchAnswers>;
}

/** The library wants an address and a key; no request goes there. */
const nowhere = { host: 'http://device.invalid', key: 'device' };

interface DeviceEngine {
  engine: SearchEngine;
  helpful: HelpfulSearch;
}

/** Searches what was saved on this device, with the engine the server has, which is loaded when it is first needed. */
export function createDeviceSearch(queryClient: QueryClient): DeviceSearch {
  const saved = () => queryClient.getQueryData<SearchSnapshot>(endpointKey(getSearchDocuments));
  let built: { from: SearchSnapshot; engine: Promise<DeviceEngine> } | undefined;

  /** Built anew when other documents are on the device. */
  function engine(): Promise<DeviceEngine> {
    const from = saved();
    if (from === undefined) return Promise.reject(new Error('Nothing is saved on this device.'));
    if (built?.from !== from) built = { from, engine: buildEngine(from) };
    return built.engine;
  }

  return {
    hasDocuments: () => saved() !== undefined,
    ask: createAskIndex(nowhere, async (_url, init) =>
      (await engine()).engine.multiSearch(JSON.parse(String(init.body))),
    ),
    answers: async (q) => (await engine()).helpful(q),
  };
}

async function buildEngine(snapshot: SearchSnapshot): Promise<DeviceEngine> {
  const [{ createSearchEngine }, { createHelpfulSearch }] = await Promise.all([
    import('#search/search-engine.ts'),
    import('#search/helpful-search.ts'),
  ]);
  const intact = getSearchDocuments.response.parse(snapshot);
  const engine = createSearchEngine(intact.documents);
  return { engine, helpful: createHelpfulSearch(intact, () => engine) };
}
