import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BackEnd } from '#scripts/prerender/back-end.ts';
import { writeAlongFigures } from '#scripts/prerender/write-along-figures.ts';
import { noteBuiltPages } from '#server/pages/made-of.ts';
import { fileOfPage, type MadeOf, missingAddress, openSitePages, shellFile } from '#server/pages/site-pages.ts';

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
  /** Writes what the pages at these addresses weigh to whoever takes them along. */
  writeAlongFigures(addresses: readonly string[]): void;
  /** Notes beside the pages what each was rendered from. */
  noteWhatTheyAreMadeOf(): void;
}

/** Renders pages into a built site; its empty page stays as `_shell.html`. */
export async function openPageWriter({ siteFolder, rendererFile, backEnd }: PageWriterOptions): Promise<PageWriter> {
  copyFileSync(join(siteFolder, 'index.html'), join(siteFolder, shellFile));
  const site = await openSitePages(siteFolder, rendererFile);
  const content = await contentVersion(backEnd);
  const pages: Record<string, MadeOf> = {};
  let documents: MadeOf = {};
  const write = (path: string, text: string) => {
    const file = join(siteFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const writePage = async (path: string) => {
    const { files, madeOf } = await site.render(path, { ...backEnd, content, now: new Date() });
    for (const [address, text] of files) write(address, text);
    pages[path] = madeOf;
    return Buffer.byteLength(files.get(fileOfPage(path)) ?? '');
  };
  return {
    async writeDocuments() {
      const made = await site.renderDocuments(backEnd);
      for (const [path, text] of made.files) write(path, text);
      documents = made.madeOf;
      return made.addresses;
    },
    writePage,
    async writeMissingPage() {
      await writePage(missingAddress);
    },
    writeAlongFigures(addresses) {
      writeAlongFigures(siteFolder, content, addresses);
    },
    noteWhatTheyAreMadeOf() {
      noteBuiltPages(siteFolder, { content, pages, documents });
    },
  };
}

async function contentVersion({ host, fetch }: BackEnd): Promise<string> {
  const answer = await fetch(`${host}/api/health`);
  if (!answer.ok) throw new Error(`${host}/api/health answers ${answer.status}`);
  const { content = '' } = (await answer.json()) as { content?: string };
  return content;
}
