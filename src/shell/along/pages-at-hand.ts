import type { QueryClient } from '@tanstack/react-query';
import { keptPaths } from '#platform/along/kept-pages.ts';
import type { EndpointName } from '#platform/api/api.ts';
import { savedPages } from '#shell/error-pages/saved-pages.ts';

/** Pages that say what they have to say without the API. */
const always = ['/contact', '/search'];

/** The list whose answer is a page. */
const lists: readonly (readonly [EndpointName, string])[] = [
  ['listTours', '/tours'],
  ['listGroupTours', '/group-tours'],
  ['listDestinations', '/destinations'],
  ['listPlaces', '/places'],
  ['listPosts', '/blog'],
  ['listInspirations', '/inspirations'],
  ['listFaqs', '/faq'],
  ['getHomeWords', '/'],
  ['getAboutWords', '/about'],
];

/** The paths of the pages that open without a network: those taken along, and those that were read. */
export async function pagesAtHand(queryClient: QueryClient): Promise<Set<string>> {
  const queries = queryClient.getQueryCache().getAll();
  const known = new Set(queries.filter(({ state }) => state.data !== undefined).map(({ queryKey: [name] }) => name));
  return new Set([
    ...always,
    ...(await keptPaths()),
    ...savedPages(queryClient, Number.POSITIVE_INFINITY).map(({ href }) => href),
    ...lists.filter(([name]) => known.has(name)).map(([, path]) => path),
  ]);
}
