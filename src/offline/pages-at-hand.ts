import type { QueryClient } from '@tanstack/react-query';
import { matchPage, type PageCollection, pageOf } from '#contract/pages.ts';
import { hasAllCode } from '#offline/register-worker.ts';
import type { EndpointName } from '#platform/api/api.ts';
import { readStored } from '#platform/browser/storage.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/* Which pages open without a network: those that were read, and those that were downloaded. */

export interface SavedPage {
  title: string;
  href: string;
}

/** Whose answer is the whole page of a record. */
const collections = new Map<unknown, PageCollection>([
  ['getTour', 'tours'],
  ['getGroupTour', 'groupTours'],
  ['getDestination', 'destinations'],
  ['getPlace', 'places'],
  ['getAccommodation', 'accommodations'],
  ['getActivity', 'activities'],
  ['getPost', 'posts'],
  ['getInspiration', 'inspirations'],
] satisfies [EndpointName, PageCollection][]);

/** The records' pages that were read, those read last first. */
export function savedPages(queryClient: QueryClient, most = 6): SavedPage[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey: [name, input], state: { data } }) => {
      const collection = collections.get(name);
      const { slug } = fieldsOf(fieldsOf(input).params);
      const title = titleOf(data);
      if (collection === undefined || typeof slug !== 'string' || title === undefined) return [];
      return [{ title, href: pageOf(collection, slug) }];
    })
    .slice(0, most);
}

/**
 * What was downloaded and is there, to be chosen from: every page of a trip, in its order; of the whole site those that lead to all
 * others. Whoever downloaded nothing fetches no code for it.
 *
 * @param links to pages that are no record's, as the site calls them
 */
export async function downloadedPages(links: readonly { to: string; label: string }[]): Promise<SavedPage[]> {
  if (readStored('takenAlong') === null) return [];
  const [{ downloadedAnswer, downloadedPaths }, { downloads, wholeSite }] = await Promise.all([
    import('#offline/downloaded-pages.ts'),
    import('#offline/downloads.ts'),
  ]);
  const titles = new Map([
    ['/', 'Home'],
    ...links.map(({ to, label }) => [to, label] as const),
    ['/group-tours', 'Group Tours'],
    ['/places', 'Places'],
    ['/inspirations', 'Inspirations'],
  ]);
  const there = new Set(await downloadedPaths());
  const trips = downloads.getSnapshot().filter(({ id }) => id !== wholeSite);
  const paths = new Set([...trips.flatMap(({ pages }) => pages), ...titles.keys()]);
  const titled = async (href: string): Promise<SavedPage[]> => {
    const key = keyOfRecord(href);
    const title = titles.get(href) ?? titleOf(key && (await downloadedAnswer(key))?.data);
    return title === undefined ? [] : [{ title, href }];
  };
  return (await Promise.all([...paths].filter((path) => there.has(path)).map(titled))).flat();
}

/** The key of the answer that is a record's page. */
function keyOfRecord(path: string): readonly unknown[] | undefined {
  const { page, slug } = matchPage(path) ?? {};
  if (page === undefined || !('collection' in page)) return undefined;
  const name = [...collections].find(([, collection]) => collection === page.collection)?.[0];
  return [name, { params: { slug } }];
}

/** What a record is called; undefined where it says nothing of the kind. */
function titleOf(data: unknown): string | undefined {
  const { name, title } = fieldsOf(data);
  return [name, title].find((text) => typeof text === 'string');
}

/** Says what it has to say without the API, and its code is kept from the first visit on. */
const always = '/contact';

/** The answer that is a page, or without which a page has nothing to show. */
const lists: readonly (readonly [EndpointName | 'getSearchDocuments', string])[] = [
  ['listTours', '/tours'],
  ['listGroupTours', '/group-tours'],
  ['listDestinations', '/destinations'],
  ['listPlaces', '/places'],
  ['listPosts', '/blog'],
  ['listInspirations', '/inspirations'],
  ['listFaqs', '/faq'],
  ['getHomeWords', '/'],
  ['getAboutWords', '/about'],
  ['getSearchDocuments', '/search'],
];

/** The paths of all pages that open without a network. */
export async function pagesAtHand(queryClient: QueryClient): Promise<Set<string>> {
  const queries = queryClient.getQueryCache().getAll();
  const known = new Set(queries.filter(({ state }) => state.data !== undefined).map(({ queryKey: [name] }) => name));
  const { downloadedPaths } = await import('#offline/downloaded-pages.ts');
  return new Set([
    always,
    ...(await downloadedPaths()),
    ...((await hasAllCode())
      ? [
          ...savedPages(queryClient, Number.POSITIVE_INFINITY).map(({ href }) => href),
          ...lists.filter(([name]) => known.has(name)).map(([, path]) => path),
        ]
      : []),
  ]);
}
