import type { Handler } from 'hono';
import { matchPage } from '#contract/pages.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { plainNotFound } from '#server/http/answer-error.ts';
import { sentinelPageStatus } from '#server/http/sentinels.ts';
import { readSite, type SiteFile } from '#server/http/site-files.ts';

/**
 * Serves the built site: its files, and its one page for every address a visitor can be at. The status tells whether the
 * address exists, and the site shows its 404 page when it does not. A missing file is a plain 404, never a page.
 */
export function servePages(siteFolder: string, catalogue: Catalogue, options: { sentinels: boolean }): Handler {
  const files = readSite(siteFolder);
  const page = files.get('/index.html');
  if (page === undefined) throw new Error(`${siteFolder} has no index.html`);
  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' });
    }
    const path = c.req.path;
    const file = files.get(path);
    if (file !== undefined) return fileResponse(file, 200);
    if (isFileAddress(path)) return plainNotFound();
    return fileResponse(page, pageStatus(path, catalogue, options.sentinels));
  };
}

/** 200 for an address that contract/pages.ts knows and whose record exists, else 404. */
function pageStatus(path: string, catalogue: Catalogue, sentinels: boolean): 200 | 404 {
  const match = matchPage(path);
  if (match === undefined) return 404;
  if (!('collection' in match.page) || match.slug === undefined) return 200;
  if (catalogue[match.page.collection].has(match.slug)) return 200;
  return (sentinels && sentinelPageStatus(match.slug)) || 404;
}

/** Ends like a file, is hidden, or lies below `/assets`. A stray dot at the end of a pasted address makes no file. */
function isFileAddress(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path) || path.includes('/.');
}

function fileResponse({ body, type, etag, immutable }: SiteFile, status: 200 | 404): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-length': String(body.byteLength),
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(status === 200 && { etag }),
    },
  });
}
