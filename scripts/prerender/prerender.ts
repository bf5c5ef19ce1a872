import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BackEnd, inProcessBackEnd, remoteBackEnd } from '#scripts/prerender/back-end.ts';
import { pageSettings } from '#scripts/prerender/page-settings.ts';
import { writeDownloadFigures } from '#scripts/prerender/write-download-figures.ts';
import { noteBuiltPages } from '#server/content/pages/built-pages.ts';
import {
  fileOfPage,
  missingAddress,
  openSitePages,
  type PageDependencies,
  shellFile,
} from '#server/content/pages/site-pages.ts';
import { reasonOf } from '#server/error-parts.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';

/** How many pages are on their way at once: enough to keep one core busy while answers are awaited. */
const atOnce = 8;

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
 * `_shell.html`, for addresses that are younger than the build; `404.html` is for those that are none. Beside them
 * it writes what machines ask for: the sitemap, the feed and the like. It asks the API at `API_URL` when that is
 * set, else our own.
 *
 * @throws PrerenderError with the addresses that failed and why.
 */
export async function prerender({ siteFolder, rendererFile, onPage }: PrerenderOptions): Promise<PrerenderSummary> {
  const started = performance.now();
  const apiUrl = process.env.API_URL ?? '';
  const backEnd =
    apiUrl === ''
      ? await inProcessBackEnd({ settings: pageSettings(withEnvFile(process.env)), siteFolder: resolve(siteFolder) })
      : remoteBackEnd(apiUrl);
  const write = (path: string, text: string) => {
    const file = join(siteFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  try {
    copyFileSync(join(siteFolder, 'index.html'), join(siteFolder, shellFile));
    const site = await openSitePages(siteFolder, rendererFile);
    const content = await contentVersion(backEnd);
    const documents = await site.renderDocuments(backEnd).catch((error: unknown) => {
      throw new PrerenderError(`sitemap and feed: ${reasonOf(error)}`);
    });
    for (const [path, text] of documents.files) write(path, text);
    const pages: Record<string, PageDependencies> = {};
    let bytes = 0;
    const writePage = async (path: string) => {
      const { files, dependencies } = await site.render(path, { ...backEnd, content, now: new Date() });
      for (const [address, text] of files) write(address, text);
      pages[path] = dependencies;
      bytes += Buffer.byteLength(files.get(fileOfPage(path)) ?? '');
    };
    const { addresses } = documents;
    await forEachPage(addresses, writePage, onPage);
    await writePage(missingAddress);
    writeDownloadFigures(siteFolder, content, addresses);
    noteBuiltPages(siteFolder, { content, pages, documents: documents.dependencies });
    return { pages: addresses.length, bytes, milliseconds: performance.now() - started };
  } finally {
    await backEnd.close();
  }
}

/** @throws PrerenderError with the addresses that failed and why, once all have been tried. */
async function forEachPage(
  addresses: readonly string[],
  writePage: (path: string) => Promise<void>,
  onPage: PrerenderOptions['onPage'],
): Promise<void> {
  const failures: string[] = [];
  let done = 0;
  const waiting = addresses.values();
  const work = async () => {
    for (const path of waiting) {
      await writePage(path).catch((error: unknown) => failures.push(`${path}: ${reasonOf(error)}`));
      onPage?.(++done, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw new PrerenderError(failures.join('\n'));
}

async function contentVersion({ host, fetch }: BackEnd): Promise<string> {
  const answer = await fetch(`${host}/api/health`);
  if (!answer.ok) throw new Error(`${host}/api/health answers ${answer.status}`);
  const { content = '' } = (await answer.json()) as { content?: string };
  return content;
}
