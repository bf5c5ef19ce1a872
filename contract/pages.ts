/**
 * The address of every page (B-1), with the collection a parameter names. The server answers 404 for an address that
 * is not here or names no record; a test holds it equal to the site's own route tree.
 */
export const pages = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/destinations' },
  { path: '/destinations/{slug}', collection: 'destinations' },
  { path: '/places' },
  { path: '/place/{slug}', collection: 'places' },
  { path: '/tours' },
  { path: '/tour/{slug}', collection: 'tours' },
  { path: '/group-tours' },
  { path: '/group-tour/{slug}', collection: 'groupTours' },
  { path: '/accommodation/{slug}', collection: 'accommodations' },
  { path: '/activity/{slug}', collection: 'activities' },
  { path: '/blog' },
  { path: '/blog/{slug}', collection: 'posts' },
  { path: '/faq' },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions' },
  { path: '/search' },
  { path: '/search-test' },
  { path: '/inspirations' },
  { path: '/inspiration/{slug}', collection: 'inspirations' },
] as const satisfies readonly { path: `/${string}`; collection?: string }[];

export type Page = (typeof pages)[number];

/** The collections that have a page for each record. */
export type PageCollection = Extract<Page, { collection: string }>['collection'];

export interface PageMatch {
  page: Page;
  slug?: string;
}

/** The page an address asks for, without its query, in capitals or small letters as the router takes it; undefined when there is none. */
export function matchPage(pathname: string): PageMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const fixed = pages.find((page) => page.path === path.toLowerCase());
  if (fixed !== undefined) return { page: fixed };
  const cut = path.lastIndexOf('/');
  const parent = `${path.slice(0, cut).toLowerCase()}/{slug}`;
  const page = pages.find((candidate) => candidate.path === parent);
  return page === undefined ? undefined : { page, slug: path.slice(cut + 1) };
}

/** The address of one record's page. */
export function pageOf(collection: PageCollection, slug: string): string {
  const page = pages.find((candidate) => 'collection' in candidate && candidate.collection === collection);
  return (page?.path ?? '/').replace('{slug}', slug);
}
