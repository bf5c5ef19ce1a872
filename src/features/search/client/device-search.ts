import type { QueryClient } from '@tanstack/react-query';
import type { SearchAnswers } from '#contract/search/search-answers.ts';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { askIndex, type IndexResult, type SearchRequest } from '#features/search/client/ask-index.ts';
import { documentsOfLists, hasLists } from '#features/search/client/list-documents.ts';
import { endpointKey } from '#platform/api/endpoint-query.ts';
import type { HelpfulSearch } from '#search/helpful-search.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';

/** The adapter wants an address and a key; no request goes there. */
const nowhere = { host: 'http://device.invalid', key: 'device' };

interface DeviceEngine {
  engine: SearchEngine;
  helpful: HelpfulSearch;
}

/**
 * Searches what is on this device, with the engine the server has: the snapshot of everything when it was saved, else the
 * lists the visitor has seen. The engine is loaded when it is first needed.
 */
export function createDeviceSearch(queryClient: QueryClient) {
  const snapshotState = () => queryClient.getQueryState(endpointKey(getSearchDocuments));
  const hasEverything = () => snapshotState()?.data !== undefined;
  let built: { version: string; search: Promise<DeviceEngine> } | undefined;

  function search(): Promise<DeviceEngine> {
    const version = versionOf(queryClient);
    if (built?.version !== version) built = { version, search: buildEngine(queryClient) };
    return built.search;
  }

  return {
    hasDocuments: () => hasEverything() || hasLists(queryClient),
    hasEverything,
    ask: (requests: SearchRequest[]): Promise<IndexResult[]> =>
      askIndex(requests, nowhere, async (_url, init) =>
        (await search()).engine.multiSearch(JSON.parse(String(init.body))),
      ),
    answers: async (q: string): Promise<SearchAnswers> => (await search()).helpful(q),
  };
}

/** Changes when other documents are on the device. */
function versionOf(queryClient: QueryClient): string {
  const { dataUpdatedAt } = queryClient.getQueryState(endpointKey(getSearchDocuments)) ?? {};
  return dataUpdatedAt ? `snapshot ${dataUpdatedAt}` : `lists ${queryClient.getQueryCache().getAll().length}`;
}

async function buildEngine(queryClient: QueryClient): Promise<DeviceEngine> {
  const { createDeviceEngine } = await import('#features/search/client/device-engine.ts');
  const saved = getSearchDocuments.response.safeParse(queryClient.getQueryData(endpointKey(getSearchDocuments)));
  return createDeviceEngine(saved.data ?? { version: '', documents: documentsOfLists(queryClient) });
}
