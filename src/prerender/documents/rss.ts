import { pageOf } from '#contract/pages.ts';
import type { BlogPostSummary } from '#contract/records/blog.ts';
import type { Picture } from '#contract/records/picture.ts';
import { blogFeed } from '#features/blog/blog.queries.ts';
import { escapeXml, textElement } from '#src/prerender/documents/xml.ts';

const description = 'Seasons, park fees, permits, packing and days in the field, worked out with dates and sums.';

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) with the address of the feed itself, as readers ask for it, and the
 * photographs of articles whose cover one is (https://www.rssboard.org/media-rss).
 */
export function rss(posts: readonly BlogPostSummary[], siteUrl: string): string {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const media = posts.some(({ coverImage }) => coverImage.photo) ? ' xmlns:media="http://search.yahoo.com/mrss/"' : '';
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"${media}>`,
    '  <channel>',
    textElement('title', blogFeed.title, '    '),
    textElement('link', absolute('/blog'), '    '),
    textElement('description', description, '    '),
    '    <language>en</language>',
    ...(newest === undefined ? [] : [textElement('lastBuildDate', mailDate(newest), '    ')]),
    `    <atom:link href="${escapeXml(absolute(blogFeed.href))}" rel="self" type="application/rss+xml" />`,
    ...posts.flatMap(({ slug, title, excerpt, publishedAt, category, tags, coverImage }) => {
      const address = absolute(pageOf('posts', slug));
      return [
        '    <item>',
        textElement('title', title, '      '),
        textElement('link', address, '      '),
        `      <guid isPermaLink="true">${escapeXml(address)}</guid>`,
        textElement('pubDate', mailDate(publishedAt), '      '),
        textElement('description', excerpt, '      '),
        ...[category, ...tags].map((name) => textElement('category', name, '      ')),
        ...photographElement(coverImage, absolute),
        '    </item>',
      ];
    }),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The rendition that every reader can show; nothing of what is drawn. */
function photographElement({ photo, src, alt }: Picture, absolute: (address: string) => string): string[] {
  if (photo === undefined) return [];
  return [
    `      <media:content url="${escapeXml(absolute(src))}" medium="image">`,
    textElement('media:description', alt, '        '),
    `        <media:credit role="photographer">${escapeXml(photo.credit)}</media:credit>`,
    '      </media:content>',
  ];
}

/** A calendar day as RFC 822 writes an instant: its first one, in UTC. */
function mailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
