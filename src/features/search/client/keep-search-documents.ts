import type { QueryClient } from '@tanstack/react-query';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { savesData } from '#platform/browser/connection.ts';
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
