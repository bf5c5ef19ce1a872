import { getLegalDocument, listPosts } from '#contract/endpoints.ts';
import { type PageCollection, pages } from '#contract/pages.ts';
import { blogFeed } from '#features/blog/blog-feed.ts';
import type { LegalSlug } from '#features/legal/legal.queries.ts';
import { llms } from '#src/prerender/documents/llms.ts';
import {
  type ApiReader,
  everyPage,
  type PublicRecords,
  readPublicRecords,
} from '#src/prerender/documents/public-records.ts';
import { robots } from '#src/prerender/documents/robots.ts';
import { rss } from '#src/prerender/documents/rss.ts';
import { type SitemapEntry, sitemap } from '#src/prerender/documents/sitemap.ts';

/** Pages that search engines are asked to leave out. */
const hidden: ReadonlySet<string> = new Set(['/search', '/search-test']);

const legal: readonly LegalSlug[] = ['privacy-policy', 'terms-and-conditions'];

/**
 * What machines read beside the pages: the sitemap, the rules for robots, the blog's feed and a summary for language models.
 *
 * @param siteUrl the site's public address
 * @returns each file's text by its address
 * @throws AppError when a call fails: half a sitemap is none
 */
export async function siteDocuments(api: ApiReader, siteUrl: string): Promise<Map<string, string>> {
  const [records, posts, legalDays] = await Promise.all([
    readPublicRecords(api),
    everyPage(
      (query) => api.call(listPosts, { query }),
      (answer) => answer.posts,
    ),
    Promise.all(legal.map((slug) => api.call(getLegalDocument, { params: { slug } }))),
  ]);
  const days = new Map(legalDays.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]));
  return new Map([
    ['/sitemap.xml', sitemap(sitemapEntries(records, days), siteUrl)],
    ['/robots.txt', robots(siteUrl)],
    [blogFeed.href, rss(posts, siteUrl)],
    ['/llms.txt', llms(records, siteUrl)],
  ]);
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
