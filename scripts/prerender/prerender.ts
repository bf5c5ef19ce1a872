import { resolve } from 'node:path';
import { inProcessBackEnd, remoteBackEnd } from '#scripts/prerender/back-end.ts';
import { pageSettings } from '#scripts/prerender/page-settings.ts';
import { openPageWriter, type PageWriter } from '#scripts/prerender/page-writer.ts';
import { reasonOf } from '#server/error-parts.ts';
import { withEnvFile } from '#server/settings/env-file.ts';

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
  try {
    const writer = await openPageWriter({ siteFolder, rendererFile, backEnd });
    const addresses = await writer.writeDocuments().catch((error: unknown) => {
      throw new PrerenderError(`sitemap and feed: ${reasonOf(error)}`);
    });
    const bytes = await writePages(writer, addresses, onPage);
    await writer.writeMissingPage();
    writer.writeAlongFigures(addresses);
    writer.noteWhatTheyAreMadeOf();
    return { pages: addresses.length, bytes, milliseconds: performance.now() - started };
  } finally {
    await backEnd.close();
  }
}

/**
 * Writes the pages of these addresses; the bytes of all of them.
 *
 * @throws PrerenderError with those that failed and why, once all have been tried.
 */
export async function writePages(
  { writePage }: PageWriter,
  addresses: readonly string[],
  onPage?: PrerenderOptions['onPage'],
): Promise<number> {
  const failures: string[] = [];
  let bytes = 0;
  let done = 0;
  const waiting = addresses.values();
  const work = async () => {
    for (const path of waiting) {
      try {
        const written = await writePage(path);
        bytes += written;
      } catch (error) {
        failures.push(`${path}: ${reasonOf(error)}`);
      }
      onPage?.(++done, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw new PrerenderError(failures.join('\n'));
  return bytes;
}
