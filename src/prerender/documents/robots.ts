/**
 * RFC 9309: everything may be fetched but the links of mails and the search diagnostics. Whoever renders a page needs the calls it
 * makes; their answers say themselves that they are no pages.
 */
export function robots(siteUrl: string): string {
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
