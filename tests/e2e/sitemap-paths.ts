import type * as playwright from '@playwright/test';

/** The path of every address of the sitemap. */
export async function sitemapPaths(request: playwright.APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(?<path>[^<]*)<\/loc>/g)].map(({ groups }) => groups?.path || '/');
}
