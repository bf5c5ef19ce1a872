import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { reportRefresh } from '#offline/saved-copy-notice.tsx';
import { createApi } from '#platform/api/api.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { prepareErrorPages } from '#shell/error-pages/lazy-error-pages.tsx';
import { createSiteRouter } from '#src/router.tsx';
import { Site } from '#src/site.tsx';
import { createTestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export interface OpenSiteOptions extends TestAppOptions {
  /** Stands between the site and the back end: a cut network, a lost answer. */
  network?: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;
}

/**
 * The whole site at an address: the real router over the real back end, in process. `requests` are the calls that left
 * the site, as paths below `/api` without the cache buster.
 */
export async function openSite(address: string, options: OpenSiteOptions = {}) {
  const backEnd = await createTestApp(options);
  const requests: string[] = [];
  const send = async (request: Request) => backEnd.app.fetch(request);
  const api = createApi({
    host: 'http://site.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      url.searchParams.delete('_t');
      requests.push(url.pathname.replace('/api', '') + url.search);
      return options.network ? options.network(request, send) : send(request);
    },
  });
  const queryClient = createQueryClient({ api, onRefresh: reportRefresh });
  // Retry is proved where it is decided; here it would only make failing pages slow.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createSiteRouter({ queryClient, restored: Promise.resolve(), history });
  // As after a first touch (src/start/hydrate.tsx).
  await Promise.all([router.load(), prepareErrorPages()]);
  // Awaited: what a part that is still on its way has to say afterwards would be lost.
  const screen = await act(async () => render(<Site router={router} />));
  return { ...screen, router, queryClient, requests, backEnd };
}
