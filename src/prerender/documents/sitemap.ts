import { textElement } from '#src/prerender/documents/xml.ts';

/** A page that search engines may show. */
export interface SitemapEntry {
  path: string;
  /** The day it last changed, `YYYY-MM-DD`, where its record says so. */
  updatedAt?: string;
  pictures?: readonly { src: string }[];
}

/** https://www.sitemaps.org/protocol.html, with Google's extension for pictures. */
export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const lines = entries.flatMap(({ path, updatedAt, pictures = [] }) => [
    '  <url>',
    textElement('loc', absolute(path), '    '),
    ...(updatedAt === undefined ? [] : [textElement('lastmod', updatedAt, '    ')]),
    ...[...new Set(pictures.map(({ src }) => src))].flatMap((src) => [
      '    <image:image>',
      textElement('image:loc', absolute(src), '      '),
      '    </image:image>',
    ]),
    '  </url>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
