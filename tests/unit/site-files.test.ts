import { expect, test } from 'vitest';
import { rss } from '#src/prerender/documents/rss.ts';
import { sitemap } from '#src/prerender/documents/sitemap.ts';
import { escapeXml } from '#src/prerender/documents/xml.ts';

const site = 'https://safaris.test';

test('what a writer types cannot become markup of a feed or a sitemap, nor break it', () => {
  const nasty = '</title><x y="1">&amp; \u0000\u0008\ufffe]]> \'𝕏\' \ud800';
  const post = {
    id: 'a',
    slug: 'a',
    title: nasty,
    excerpt: nasty,
    category: 'costs' as const,
    tags: [nasty],
    publishedAt: '2026-03-01',
    updatedAt: '2026-04-02',
    readingMinutes: 1,
    coverImage: { src: '/a.webp', alt: '', width: 1, height: 1 },
  };
  const feed = new DOMParser().parseFromString(rss([post], site), 'application/xml');
  // The parser here forgives what feed readers do not.
  expect(rss([post], site)).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)|[^\P{Cc}\n]|\ufffe/u);
  const item = feed.querySelector('item');
  const readable = '</title><x y="1">&amp; ]]> \'𝕏\' ';
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(item?.querySelector('title')?.textContent).toBe(readable);
  expect(item?.querySelector('description')?.textContent).toBe(readable);
  expect([...(item?.querySelectorAll('category') ?? [])].map((tag) => tag.textContent)).toEqual(['costs', readable]);
  expect(item?.querySelector('pubDate')?.textContent).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
  expect(sitemap([{ path: '/a?b=1&c=<', pictures: [{ src: '/p.webp' }, { src: '/p.webp' }] }], site)).toContain(
    '<loc>https://safaris.test/a?b=1&amp;c=%3C</loc>\n    <image:image>\n      <image:loc>https://safaris.test/p.webp</image:loc>\n    </image:image>\n  </url>',
  );
});

test('every character of a text is either written as it is or by its name', () => {
  expect(escapeXml('Tom & Ann\'s "5 < 6 > 4"\n\té')).toBe('Tom &amp; Ann&apos;s &quot;5 &lt; 6 &gt; 4&quot;\n\té');
});
