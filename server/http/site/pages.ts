import type { Handler } from 'hono';
import { matchPage } from '#contract/pages.ts';
import { accepts } from '#server/http/accepted-encoding.ts';
import { plainNotFound } from '#server/http/answer-error.ts';
import type { PreparedResponse, ResponseHeaders } from '#server/http/answers/response-headers.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { type Site, type SiteFile, shellOf } from '#server/http/site/site-files.ts';
import { shellAddress } from '#server/http/site/static-rewrites.ts';

interface PagesOptions {
  /** Whether there is a page at a path. */
  statusOf: (path: string) => 200 | 404;
  /** Whether machines are to leave the page out of what can be searched. */
  isHidden?: (path: string) => boolean;
  /** Of the records that the page at a path says what the API says of; none where pages are made of no records. */
  contentVersion?: (path: string) => string;
  sendPrepared: ResponseHeaders['send'];
}

/**
 * Serves the built site: its files, and a page for every address a visitor can be at. Pages are files too,
 * `/tour/a` is `tour/a.html`; a record younger than the build has none yet and gets the shell, which asks for it.
 * The status tells whether the address exists. A missing file is a plain 404, never a page.
 */
export function servePages(files: Pick<Site, 'get'>, options: PagesOptions): Handler<RequestEnv> {
  const { statusOf, isHidden, contentVersion, sendPrepared } = options;
  const shell = shellOf(files);
  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
    }
    const path = c.req.path;
    if (path.includes(escapedHash)) return c.redirect(withFragment(c.req.url), 302);
    // Of all pages only the shell is also a file: the service worker caches it for what was not rendered.
    const file = path.endsWith('.html') && path !== shellAddress ? undefined : files.get(path);
    const accepted = c.req.header('accept-encoding');
    if (file !== undefined) return sendPrepared(c, fileAnswer(file, { status: 200, accepted }));
    if (isFileAddress(path)) return plainNotFound();
    const status = statusOf(path);
    // Scripts cannot read a page's headers, but they can read this one: whether what the page brings along is still so.
    const more = {
      ...(contentVersion && { 'server-timing': `content;desc="${contentVersion(path)}"` }),
      ...(isHidden?.(path) && { 'x-robots-tag': 'noindex' }),
    };
    const page = files.get(pageFile(path, status)) ?? shell;
    return sendPrepared(c, fileAnswer(page, { status, accepted, more }));
  };
}

/** No path of ours has a `#`: a program on the way has escaped the mark before a fragment (src/start/before-paint.ts where we are a static host). */
const escapedHash = '%23';

function withFragment(url: string): string {
  const { pathname, search } = new URL(url);
  const [path = '', ...fragment] = pathname.split(escapedHash);
  // Two slashes would lead to another site.
  return `${path.replace(/^\/+/, '/')}${search}#${fragment.join(escapedHash)}`;
}

/**
 * Where an address's page is stored, if it was rendered. A record that is not there has close matches, which the
 * shell asks for.
 */
function pageFile(path: string, status: 200 | 404): string {
  const match = matchPage(path);
  if (match === undefined) return '/404.html';
  if (status === 404) return shellAddress;
  const { page, slug = '' } = match;
  return page.path === '/' ? '/index.html' : `${page.path.replace('{slug}', slug)}.html`;
}

/** Ends like a file, is hidden, or lies below `/assets`. A stray dot at the end of a pasted address makes no file. */
function isFileAddress(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path) || path.includes('/.');
}

interface Asked {
  status: 200 | 404;
  /** The request's `Accept-Encoding`. */
  accepted: string | undefined;
  more?: Record<string, string>;
}

function fileAnswer(file: SiteFile, { status, accepted, more }: Asked): PreparedResponse {
  const { type, etag, caching, compressed } = file;
  const copy = compressed.find(({ encoding }) => accepts(accepted, encoding));
  const body = copy?.body ?? file.body;
  return {
    status,
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.byteLength),
      'cache-control': caching,
      ...(compressed.length > 0 && { vary: 'Accept-Encoding' }),
      ...(copy && { 'content-encoding': copy.encoding }),
      ...more,
    },
    ...(status === 200 && { etag }),
  };
}
