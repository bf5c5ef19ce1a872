import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openTemporaryApp, type TemporaryAppOptions } from '#scripts/temporary-app.ts';

export interface BenchServer {
  url: string;
  close(): Promise<void>;
}

/** Where the static twin of a page is served. */
export const staticAddress = (path: string) => `/static-twin${path}`;

/**
 * The product on loopback, and beside it each page once more as a static page: the same HTML without any script or data, with
 * the same style sheet, fonts and pictures, from the same process.
 */
export async function openBenchServer(options: TemporaryAppOptions = {}): Promise<BenchServer> {
  const { siteFolder = 'dist' } = options;
  const opened = await openTemporaryApp(options);
  const app = new Hono();
  app.get('/static-twin/*', (c) => {
    const path = c.req.path.replace('/static-twin', '');
    const html = readFileSync(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const body = brotliCompressSync(withoutScripts(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
    return c.body(new Uint8Array(body), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
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

/** Without a script nobody would choose the theme: the twin is light. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace('<html', '<html data-theme="light"');
}

function listen(app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve({ server, port }));
  });
}
