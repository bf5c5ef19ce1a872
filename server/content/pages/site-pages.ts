import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiAccess, Renderer, RenderOptions } from '#contract/api/renderer.ts';
import { readPageCode } from '#server/content/pages/page-code.ts';
import { pageHtml } from '#server/content/pages/page-html.ts';

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
