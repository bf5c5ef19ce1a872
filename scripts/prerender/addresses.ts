import { type PageCollection, pageOf, pages } from '#contract/pages.ts';
import { largestPageSize } from '#contract/paging.ts';

/** Asks the API for a path below `/api`; the answer's JSON. */
export type AskApi = (path: string) => Promise<unknown>;

/** Where the records of a collection are listed. */
const lists: Record<PageCollection, string> = {
  tours: '/tours',
  groupTours: '/group-tours',
  destinations: '/destinations',
  places: '/places',
  accommodations: '/accommodations',
  activities: '/activities',
  posts: '/blog',
  inspirations: '/inspirations',
};

/** The address of every page there is: the fixed ones, and one for each record. */
export async function allAddresses(ask: AskApi): Promise<string[]> {
  const addresses = await Promise.all(
    pages.map(async (page) => {
      // Diagnostics are of the moment.
      if (page.path === '/search-test') return [];
      if (!('collection' in page)) return [page.path];
      const slugs = await slugsOf(page.collection, ask);
      return slugs.map((slug) => pageOf(page.collection, slug));
    }),
  );
  return addresses.flat();
}

async function slugsOf(collection: PageCollection, ask: AskApi): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const answer = (await ask(`${lists[collection]}?page=${page}&limit=${largestPageSize}`)) as {
      total: number;
    } & Record<string, { slug: string }[]>;
    const records = answer[collection] ?? [];
    slugs.push(...records.map(({ slug }) => slug));
    if (slugs.length >= answer.total || records.length === 0) return slugs;
  }
}
