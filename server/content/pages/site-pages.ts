import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiAccess, RenderedPage, Renderer, RenderOptions } from '#contract/api/renderer.ts';
import { checksumsMark, modulesName, pageDataMark, readsMark } from '#contract/site/page-marks.ts';
import { type CodeFile, readPageCode } from '#server/content/pages/page-code.ts';

/** An address no page has; what it is answered with is `404.html`. */
export const missingAddress = '/no-such-page';

/** What something was rendered from: a fingerprint of each answer of the API, by the address below the API's host. */
export type PageDependencies = Readonly<Record<string, string>>;

/** A rendered page: its files by their addresses, `/tour/a.html` first. */
export interface PageFiles {
  files: ReadonlyMap<string, string>;
  dependencies: PageDependencies;
}

/** What machines read beside the pages, by address, and the address of every page there is. */
export interface DocumentFiles extends PageFiles {
  addresses: string[];
}

type Access = ApiAccess<typeof fetch>;

export interface SitePages {
  /** @throws Error where the address has no page, or one with a hole. */
  render(address: string, options: RenderOptions<typeof fetch>): Promise<PageFiles>;
  renderDocuments(access: Access): Promise<DocumentFiles>;
}

/** The empty page that every other is made of, in a built site. */
export const shellFile = '_shell.html';

/** Renders the pages of a built site, whose empty page is called `_shell.html` by now. `rendererFile` is the built `src/entry-server.tsx`. */
export async function openSitePages(siteFolder: string, rendererFile: string): Promise<SitePages> {
  const renderer = (await import(pathToFileURL(resolve(rendererFile)).href)) as Renderer<typeof fetch>;
  const shell = readFileSync(join(siteFolder, shellFile), 'utf8');
  const { modulesOf } = readPageCode(siteFolder, renderer.routeCode);
  return {
    async render(address, { host, fetch, content, now }) {
      const asked = noted({ host, fetch });
      const page = await renderer.renderPage(address, { ...asked, content, now });
      const isMissing = address === missingAddress;
      if (page.status !== (isMissing ? 404 : 200)) throw new Error(`is answered with ${page.status}`);
      const data = JSON.stringify(page.data);
      // Its name changes with its content, so that a page never takes what is not its own.
      const dataAddress = `/assets/pages/${fingerprintOf(data).slice(0, 12)}.json`;
      const html = pageHtml(shell, page, modulesOf(page.routeIds), dataAddress);
      const files = new Map([
        [isMissing ? '/404.html' : fileOfPage(address), html],
        [dataAddress, data],
      ]);
      return { files, dependencies: asked.dependencies() };
    },
    async renderDocuments(access) {
      const asked = noted(access);
      const { texts, addresses } = await renderer.renderDocuments(asked);
      return { files: texts, addresses, dependencies: asked.dependencies() };
    },
  };
}

/** `/tour/a` lies in `/tour/a.html`. */
export function fileOfPage(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Without the instant of the question, which keeps browsers from answering it out of their caches. */
function askedAddress(address: string): string {
  return address.replace(/([?&])_t=\d+(&|$)/, (_, before: string, after: string) => (after === '' ? '' : before));
}

/** The same access, which notes what was asked and answered. */
function noted({ host, fetch }: Access): Access & { dependencies(): PageDependencies } {
  const made = new Map<string, string>();
  return {
    host,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = await fetch(request);
      const text = await answer.text();
      made.set(askedAddress(request.url.slice(host.length)), fingerprintOf(text));
      return new Response(text, answer);
    },
    dependencies: () => Object.fromEntries([...made].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/**
 * A page as a file: the built `index.html` with the page's head and body in their places. Its modules are named to
 * the script in the page (`src/start/boot.ts`) instead of being started, so that they do not compete with the first
 * picture, and so is the file with its data.
 *
 * @param modules in the order they are to run; the last one starts the site
 */
function pageHtml(
  shell: string,
  { head, body, searchNames }: Pick<RenderedPage, 'head' | 'body' | 'searchNames'>,
  modules: readonly CodeFile[],
  dataAddress: string,
): string {
  const addresses = modules.map(({ address }) => address).join(' ');
  const checksums = modules.map(({ integrity }) => integrity).join(' ');
  const named = `<meta name="${modulesName}" content="${addresses}" ${checksumsMark}="${checksums}" ${pageDataMark}="${dataAddress}">`;
  return bodyless(shell)
    .replace('<html', () => (searchNames.length > 0 ? `<html ${readsMark}="${searchNames.join(' ')}"` : '<html'))
    .replace('<!--head-->', () => `${headerFirst}${head}${named}`)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
}

/** On a slow line nothing is painted before the header is there: a page come back to farther down would show it in the sky. */
const headerFirst = '<link rel="expect" href="#site-header" blocking="render">';

/** Without what only an empty page needs: a script at once, and a word to those who run none. */
function bodyless(shell: string): string {
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '');
}
