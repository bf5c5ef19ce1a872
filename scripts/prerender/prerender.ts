import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allAddresses } from '#scripts/prerender/addresses.ts';
import { openBackEnd } from '#scripts/prerender/back-end.ts';
import { readPageCode } from '#scripts/prerender/page-code.ts';
import { missingPageHtml, pageHtml } from '#scripts/prerender/page-html.ts';
import type { Renderer } from '#src/prerender/rendered-page.ts';

/** How many pages are on their way at once: enough to keep one core busy while answers are awaited. */
const atOnce = 8;

/** An address no page has. */
const missingAddress = '/no-such-page';

export interface PrerenderOptions {
  /** The built site: its `index.html` is the shell that becomes every page. */
  siteFolder: string;
  /** The built `src/entry-server.tsx`. */
  rendererFile: string;
  onPage?: (done: number, all: number) => void;
}

export interface PrerenderSummary {
  pages: number;
  bytes: number;
  milliseconds: number;
}

/** Pages that could not be rendered, each with its reason, a line each. */
export class PrerenderError extends Error {
  override name = 'PrerenderError';
}

/**
 * Writes every page of the site as a file of finished HTML: `/tour/a` as `tour/a.html`. The empty page stays as
 * `_shell.html`, for addresses that are younger than the build; `404.html` is for those that are none. Beside them it writes
 * what machines ask for: the sitemap, the feed and the like.
 *
 * @throws PrerenderError with the addresses that failed and why.
 */
export async function prerender({ siteFolder, rendererFile, onPage }: PrerenderOptions): Promise<PrerenderSummary> {
  const started = performance.now();
  const shellFile = join(siteFolder, '_shell.html');
  copyFileSync(join(siteFolder, 'index.html'), shellFile);
  const shell = readFileSync(shellFile, 'utf8');
  const code = readPageCode(siteFolder);
  const renderer = (await import(pathToFileURL(resolve(rendererFile)).href)) as Renderer;
  const backEnd = await openBackEnd();
  try {
    const addresses = await allAddresses(backEnd.ask);
    const { host, fetch } = backEnd;
    const { content = '' } = (await backEnd.ask('/health')) as { content?: string };
    const render = (path: string) => renderer.renderPage(path, { host, fetch, content, now: new Date() });
    const failures: string[] = [];
    let bytes = 0;
    let done = 0;

    const write = async (path: string) => {
      const page = await render(path);
      if (page.status !== 200) throw new Error(`is answered with ${page.status}`);
      const html = pageHtml(shell, page, { boot: code.boot, modules: code.modulesOf(page.routeIds) });
      writePage(siteFolder, `${path === '/' ? '/index' : path}.html`, html);
      bytes += Buffer.byteLength(html);
    };

    const waiting = [...addresses];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await write(path).catch((error: unknown) => failures.push(`${path}: ${reasonOf(error)}`));
        onPage?.(++done, addresses.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (failures.length > 0) throw new PrerenderError(failures.join('\n'));

    writePage(siteFolder, '/404.html', missingPageHtml(shell, await render(missingAddress)));
    for (const [path, text] of await renderer.renderDocuments(backEnd)) writePage(siteFolder, path, text);
    return { pages: addresses.length, bytes, milliseconds: performance.now() - started };
  } finally {
    await backEnd.close();
  }
}

function writePage(folder: string, path: string, html: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
