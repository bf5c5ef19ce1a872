import { createMemoryHistory } from '@tanstack/react-router';
import { type PageCollection, pageOf, pages } from '#contract/pages.ts';
import { createApi } from '#platform/api/api.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { createSiteRouter } from '#src/router.tsx';
import type { TestApp } from '#tests/support/test-app.ts';

/** An API whose calls are answered by the back end in process. */
export function apiOver({ app }: Pick<TestApp, 'app'>) {
  return createApi({
    host: 'http://site.test',
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });
}

/** A page as far as its loaders bring it, without rendering: its answers and what it says in its head. */
export async function loadPage(backEnd: Pick<TestApp, 'app'>, address: string) {
  const queryClient = createQueryClient({ api: apiOver(backEnd) });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createSiteRouter({ queryClient, restored: Promise.resolve(), history });
  await router.load();
  const page = router.state.matches.at(-1);
  const meta = (page?.meta ?? []) as Record<string, string>[];
  const links = (page?.links ?? []) as Record<string, string>[];
  return {
    queryClient,
    status: page?.status,
    title: meta.find((entry) => entry.title)?.title ?? '',
    /** What is said under a name or property; empty when nothing is. */
    said: (name: string) => meta.find((entry) => [entry.name, entry.property].includes(name))?.content ?? '',
    linked: (rel: string) => links.find((link) => link.rel === rel)?.href,
  };
}

/** The address of every page: the fixed ones, and one for each record. */
export function everyAddress({ catalogue }: Pick<TestApp, 'catalogue'>): string[] {
  return pages.flatMap((page) => {
    if (!('collection' in page)) return [page.path];
    const collection: PageCollection = page.collection;
    return [...catalogue[collection].keys()].map((slug) => pageOf(collection, slug));
  });
}
