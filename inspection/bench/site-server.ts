import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { siteFolder } from '../../scripts/built-folders.ts';
import { openTemporaryApp } from '../../scripts/testing/temporary-app.ts';

export interface BenchServer {
  url: string;
  close(): Promise<void>;
}

/** Where the static copy of a page is served. */
export const staticAddress = (path: string) => `/static${path}`;

/**
 * The product on loopback, and beside it each page once more as a static page: the same HTML without any script or
 * data, with the same style sheet, fonts and pictures, from the same process.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const opened = await openTemporaryApp();
  const app = new Hono();
  const staticPages = new Map<string, Uint8Array<ArrayBuffer>>();
  app.get('/static/*', etag({ weak: true }), async (c) => {
    const path = c.req.path.replace('/static', '');
    const body =
      staticPages.get(path) ?? compressedStaticPage(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`));
    staticPages.set(path, body);
    // With every header the page itself has, but for those of its own body.
    const { headers } = await opened.app.request(path);
    for (const name of ['content-length', 'etag']) headers.delete(name);
    headers.set('content-encoding', 'br');
    return new Response(body, { headers });
  });
  app.all('*', (c) => opened.app.fetch(c.req.raw));
  const { server, port } = await listen(app);
  return {
    url: `http://localhost:${port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}

function compressedStaticPage(file: string): Uint8Array<ArrayBuffer> {
  const html = withoutScripts(readFileSync(file, 'utf8'));
  return new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

/** Without a script nobody would choose the theme: the static page is light. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace('<html', '<html data-theme="light"');
}

function listen(app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve({ server, port }));
  });
}
