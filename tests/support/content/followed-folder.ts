import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepOffice } from '#contract/site/office.ts';
import { loadSoundCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { createMapCache } from '#server/content/catalogue/loading/map-cache.ts';
import { builtWords } from '#server/content/live/built-words.ts';
import { signatureOf } from '#server/content/live/folder-watch.ts';
import { type OpenLiveContent, openLiveContent } from '#server/content/live/open-live-content.ts';
import { createShownContent } from '#server/content/live/shown-content.ts';
import { createWorkerLink, type WorkerLink } from '#server/content/live/worker-link.ts';
import { officeOf } from '#server/content/site/office-of.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { type LiveSite, madeSiteFile } from '#server/http/site/site-files.ts';
import { createLog } from '#server/log.ts';
import type { RenditionFile } from '#server/photos/rendition-files.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

export interface FollowedFolder {
  folder: string;
  content: OpenLiveContent;
  /** Where photographs are made, and the renditions that are served, by their addresses. */
  photoFolder: string;
  served: LiveSite;
  worker: WorkerLink;
  /** Every line logged so far. */
  logLines: string[];
  /** Writes a file of the folder; a value as JSON. */
  write(path: string, value: unknown): void;
  remove(path: string): void;
  close(): Promise<void>;
}

/** A folder of content that is followed as a server follows it, by a worker of its own; the small catalogue unless given. */
export async function followFolder(files: ContentFiles = smallContent()): Promise<FollowedFolder> {
  const { folder, remove } = writeContent(files);
  const seen = await signatureOf(folder);
  const site = readSite(folder, { isDemonstration: true });
  // Where it runs in a process of its own, nobody has said it before.
  keepOffice(officeOf(site.operator));
  const mapCache = createMapCache();
  const { found: catalogue, ...known } = loadSoundCatalogue(folder, { clock: testClock, site, mapCache });
  const shown = createShownContent({ catalogue, ...known }, testClock);
  const photoFolder = mkdtempSync(join(tmpdir(), 'photos-'));
  const served: LiveSite = new Map();
  const logLines: string[] = [];
  const log = createLog({ level: 'info', sink: (line) => logLines.push(line), clock: testClock });
  const words = builtWords(folder);
  const worker = createWorkerLink(
    () => ({
      folder,
      site,
      photographs: { originals: join(folder, 'photos'), cacheFolder: photoFolder, siteFolder: undefined },
      served: [...served.keys()],
      siteFolder: undefined,
      rendererFile: undefined,
      texts: shown.texts(),
      made: shown.catalogue().photographs,
      words,
    }),
    async () => ({ status: 404, body: '' }),
  );
  const putRendition = ({ address, body }: RenditionFile) =>
    served.set(address, madeSiteFile(address, body, undefined));
  const options = { folder, seen, clock: testClock, log, shown, mapCache, worker, putRendition };
  const content = openLiveContent({
    ...options,
    hasWaitingPhotographs: false,
    onChange: () => undefined,
    pagesWaiting: () => 0,
  });
  return {
    folder,
    content,
    photoFolder,
    served,
    worker,
    logLines,
    write(path, value) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const isWritten = typeof value === 'string' || Buffer.isBuffer(value);
      writeFileSync(join(folder, path), isWritten ? value : JSON.stringify(value));
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    async close() {
      content.stop();
      await worker.stop();
      remove();
      rmSync(photoFolder, { recursive: true });
    },
  };
}
