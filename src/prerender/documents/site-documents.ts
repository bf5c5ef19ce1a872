import { getEmptyPages, getLegalDocument, listPosts } from '#contract/api/endpoints.ts';
import type { SiteDocuments } from '#contract/api/renderer.ts';
import { type PageCollection, pages } from '#contract/pages.ts';
import { legalSlugs } from '#contract/records/legal.ts';
import { blogFeed } from '#features/blog/blog.queries.ts';
import { llms } from '#src/prerender/documents/llms.ts';
import {
  type ApiReader,
  everyRecord,
  type PublicRecords,
  readPublicRecords,
} from '#src/prerender/documents/public-records.ts';
import { rss } from '#src/prerender/documents/rss.ts';
import { type SitemapEntry, sitemap } from '#src/prerender/documents/sitemap.ts';

/** Pages that search engines are asked to leave out. */
const hidden = ['/search', '/search-test'];

/** Diagnostics are of the moment. */
const unwritten = '/search-test';

/**
 * What machines read beside the pages: the sitemap, the rules for robots, the blog's feed and a summary for language models;
 * and, since the same lists tell them, the addresses of the pages themselves.
 *
 * @param siteUrl the site's public address
 * @throws AppError when a call fails: half a sitemap is none
 */
export async function siteDocuments(api: ApiReader, siteUrl: string): Promise<SiteDocuments> {
  const [records, posts, { empty }, legalDays] = await Promise.all([
    readPublicRecords(api),
    everyRecord(api, listPosts),
    api.call(getEmptyPages, {}),
    Promise.all(legalSlugs.map((slug) => api.call(getLegalDocument, { params: { slug } }))),
  ]);
  const days = new Map(legalDays.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]));
  const texts = new Map([
    ['/sitemap.xml', sitemap(sitemapEntries(records, days, [...hidden, ...empty]), siteUrl)],
    ['/robots.txt', robots(siteUrl)],
    [blogFeed.href, rss(posts, siteUrl)],
    ['/llms.txt', llms(records, siteUrl, empty)],
  ]);
  return { texts, addresses: pageAddresses(records) };
}

/** Every page that can be built ahead: the fixed ones, and one for each record. */
function pageAddresses(records: PublicRecords): string[] {
  return pages
    .filter(({ path }) => path !== unwritten)
    .flatMap((page) => ('collection' in page ? records[page.collection].map(({ path }) => path) : [page.path]));
}

/** In the order of the table of pages, each record where its collection stands. */
function sitemapEntries(
  records: PublicRecords,
  days: ReadonlyMap<string, string>,
  leftOut: readonly string[],
): SitemapEntry[] {
  return pages
    .filter(({ path }) => !leftOut.includes(path))
    .flatMap((page): readonly SitemapEntry[] => {
      if ('collection' in page) return records[page.collection satisfies PageCollection];
      const updatedAt = days.get(page.path);
      return [{ path: page.path, ...(updatedAt !== undefined && { updatedAt }) }];
    });
}

/**
 * RFC 9309: everything may be fetched but the links of mails and the search diagnostics. Whoever renders a page needs the calls it
 * makes; their answers say themselves that they are no pages.
 */
function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/newsletter/',
    'Disallow: /api/waiting-list/',
    'Disallow: /search-test',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}
