import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackEnd } from '#scripts/prerender/back-end.ts';
import { readPageCode } from '#scripts/prerender/page-code.ts';
import { pageHtml } from '#scripts/prerender/page-html.ts';
import type { Renderer } from '#src/prerender/rendered-page.ts';

/** An address no page has. */
const missingAddress = '/no-such-page';

export interface PageWriterOptions {
  /** The built site: its `index.html` is the shell that becomes every page. */
  siteFolder: string;
  /** The built `src/entry-server.tsx`. */
  rendererFile: string;
  backEnd: BackEnd;
}

export interface PageWriter {
  /** Writes the sitemap, the feed and the like, and returns the address of every page. */
  writeDocuments(): Promise<string[]>;
  /** Writes one page and the file with its data, and returns how many bytes the page has. */
  writePage(path: string): Promise<number>;
  /** Writes the page a missing address is answered with. */
  writeMissingPage(): Promise<void>;
}

/** Renders pages into a built site; its empty page stays as `_shell.html`. */
export async function openPageWriter({ siteFolder, rendererFile, backEnd }: PageWriterOptions): Promise<PageWriter> {
  const shellFile = join(siteFolder, '_shell.html');
  copyFileSync(join(siteFolder, 'index.html'), shellFile);
  const shell = readFileSync(shellFile, 'utf8');
  const { modulesOf } = readPageCode(siteFolder);
  const renderer = (await import(pathToFileURL(resolve(rendererFile)).href)) as Renderer;
  const { host, fetch } = backEnd;
  const content = await contentVersion(backEnd);
  const render = (path: string) => renderer.renderPage(path, { host, fetch, content, now: new Date() });
  const write = (path: string, text: string) => {
    const file = join(siteFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  /** Its name changes with its content, so that a page never takes what is not its own. */
  const writeData = (data: unknown) => {
    const text = JSON.stringify(data);
    const address = `/assets/pages/${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`;
    write(address, text);
    return address;
  };
  return {
    async writeDocuments() {
      const { texts, addresses } = await renderer.renderDocuments(backEnd);
      for (const [path, text] of texts) write(path, text);
      return addresses;
    },
    async writePage(path) {
      const page = await render(path);
      if (page.status !== 200) throw new Error(`is answered with ${page.status}`);
      const html = pageHtml(shell, page, modulesOf(page.routeIds), writeData(page.data));
      write(`${path === '/' ? '/index' : path}.html`, html);
      return Buffer.byteLength(html);
    },
    async writeMissingPage() {
      const page = await render(missingAddress);
      write('/404.html', pageHtml(shell, page, modulesOf(page.routeIds), writeData(page.data)));
    },
  };
}

async function contentVersion({ host, fetch }: BackEnd): Promise<string> {
  const answer = await fetch(`${host}/api/health`);
  if (!answer.ok) throw new Error(`${host}/api/health answers ${answer.status}`);
  const { content = '' } = (await answer.json()) as { content?: string };
  return content;
}
