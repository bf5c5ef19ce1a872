import { getLegalDocument, listPosts } from '#contract/endpoints.ts';
import { type PageCollection, pages } from '#contract/pages.ts';
import type { SiteDocuments } from '#contract/renderer.ts';
import { blogFeed } from '#features/blog/blog-feed.ts';
import type { LegalSlug } from '#features/legal/legal.queries.ts';
import { llms } from '#src/prerender/documents/llms.ts';
import {
  type ApiReader,
  everyRecord,
  type PublicRecords,
  readPublicRecords,
} from '#src/prerender/documents/public-records.ts';
import { robots } from '#src/prerender/documents/robots.ts';
import { rss } from '#src/prerender/documents/rss.ts';
import { type SitemapEntry, sitemap } from '#src/prerender/documents/sitemap.ts';

/** Pages that search engines are asked to leave out. */
const hidden: ReadonlySet<string> = new Set(['/search', '/search-test']);

const legal: readonly LegalSlug[] = ['privacy-policy', 'terms-and-conditions'];

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
  const [records, posts, legalDays] = await Promise.all([
    readPublicRecords(api),
    everyRecord(api, listPosts),
    Promise.all(legal.map((slug) => api.call(getLegalDocument, { params: { slug } }))),
  ]);
  const days = new Map(legalDays.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]));
  const texts = new Map([
    ['/sitemap.xml', sitemap(sitemapEntries(records, days), siteUrl)],
    ['/robots.txt', robots(siteUrl)],
    [blogFeed.href, rss(posts, siteUrl)],
    ['/llms.txt', llms(records, siteUrl)],
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
function sitemapEntries(records: PublicRecords, days: ReadonlyMap<string, string>): SitemapEntry[] {
  return pages
    .filter(({ path }) => !hidden.has(path))
    .flatMap((page): readonly SitemapEntry[] => {
      if ('collection' in page) return records[page.collection satisfies PageCollection];
      const updatedAt = days.get(page.path);
      return [{ path: page.path, ...(updatedAt !== undefined && { updatedAt }) }];
    });
}
