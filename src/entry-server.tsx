import '#platform/zod-config.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ApiAccess, RenderedPage, RenderOptions, SiteDocuments } from '#contract/api/renderer.ts';
import { createApi } from '#platform/api/api.ts';
import { env } from '#platform/env.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { collectPageData } from '#src/prerender/page-data.ts';
import { structuredDataMarkup } from '#src/prerender/structured-data/structured-data.ts';
import { createSiteRouter } from '#src/router.tsx';
import { Site } from '#src/site.tsx';

export { routeCode } from '#platform/internals/route-code.ts';

/** A large catalogue on a small machine takes its time, and no visitor waits for a page that is being built. In milliseconds. */
const deadline = 5 * 60_000;

/**
 * One page as the browser would render it, with the answers it was rendered from.
 *
 * @throws what a loader or a component threw, and the error of any answer that failed: a page with a hole is no page.
 */
export async function renderPage(
  path: string,
  { host, fetch, content, now }: RenderOptions<typeof globalThis.fetch>,
): Promise<RenderedPage> {
  const api = createApi({ host, fetch, deadline });
  const queryClient = createQueryClient({ api });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter({ queryClient, restored: Promise.resolve(), history });
  await router.load();
  const rendered = await markupOf(<Site router={router} renderedAt={now.getTime()} />);
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error !== null);
  if (failed !== undefined) throw failed.state.error;
  const { head, body } = splitHead(rendered);
  const page: RenderedPage = {
    status: getSsrStatus(router),
    head: head + structuredDataMarkup(path, queryClient),
    body,
    data: collectPageData(router, queryClient, { renderedAt: now.getTime(), content }),
    searchNames: router.state.matches.flatMap(({ routeId }) => searchNamesOf(router.routesById[routeId].options)),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
  };
  queryClient.clear();
  return page;
}

function searchNamesOf({ validateSearch }: { validateSearch?: unknown }): readonly string[] {
  return typeof validateSearch === 'function' && 'names' in validateSearch ? (validateSearch.names as string[]) : [];
}

/** What machines read beside the pages, and which pages there are. */
export function renderDocuments({ host, fetch }: ApiAccess<typeof globalThis.fetch>): Promise<SiteDocuments> {
  return siteDocuments(createApi({ host, fetch, deadline }), env.VITE_SITE_URL);
}

/** Waits for everything lazy. One piece: a page cut into chunks would need scripts inline to put itself together. */
async function markupOf(site: ReactNode): Promise<string> {
  let failure: unknown;
  const options = {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      failure ??= error;
    },
  };
  const { prelude } = await prerenderToNodeStream(site, options);
  if (failure !== undefined) throw failure;
  let markup = '';
  for await (const chunk of prelude as unknown as AsyncIterable<string>) markup += chunk;
  return markup;
}

/** React writes what belongs into `<head>` before everything else. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
