import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '#contract/site/site.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { contentVersionOf } from '#server/content/catalogue/content-version.ts';
import type { MapCache } from '#server/content/catalogue/loading/map-cache.ts';
import { builtWords } from '#server/content/live/built-words.ts';
import { type ContentPreview, createContentPreview } from '#server/content/live/content-preview.ts';
import { followTime } from '#server/content/live/follow-time.ts';
import { type OpenLiveContent, openLiveContent } from '#server/content/live/open-live-content.ts';
import type { ShownContent } from '#server/content/live/shown-content.ts';
import type { Jobs } from '#server/content/live/worker-jobs.ts';
import { type AskApi, createWorkerLink } from '#server/content/live/worker-link.ts';
import { readBuiltPages } from '#server/content/pages/built-pages.ts';
import { createLivePages, type LivePages } from '#server/content/pages/live-pages.ts';
import { type LiveSite, madeSiteFile } from '#server/http/site/site-files.ts';
import type { Log } from '#server/log.ts';
import type { PhotoPlaces } from '#server/photos/known-photographs.ts';
import type { RenditionFile } from '#server/photos/rendition-files.ts';

export interface FollowContentOptions {
  /** The content's. */
  folder: string;
  /** Its signature before what is shown was read. */
  seen: string;
  /** The operator's words, which texts are filled in with. */
  site: Site;
  shown: ShownContent;
  mapCache: MapCache;
  clock: Clock;
  log: Log;
  /** Where photographs lie, and what was known of them when what is shown was read. */
  photographs: PhotoPlaces;
  hasWaitingPhotographs: boolean;
  /** The built site: its folder, and its files as they are served; undefined where there is none. */
  built: { folder: string; files: LiveSite } | undefined;
  /** The visitors' API, asked by the server itself. */
  ask: AskApi;
  departuresRevision(): Promise<number>;
  /** The visitors' API over another catalogue, which changes nothing in the store. */
  openPreviewApi(catalogue: CurrentCatalogue): AskApi;
}

export interface FollowedContent extends Pick<LivePages, 'versionOf'> {
  content: OpenLiveContent;
  /** Undefined where pages cannot be rendered. */
  preview: ContentPreview | undefined;
  /** What a photograph is that somebody brought, and a small picture of it, decoded in the worker. */
  photographs: {
    inspect(file: string): Promise<Jobs['inspectPhotograph']['gives']>;
    preview(file: string): Promise<Jobs['previewPhotograph']['gives']>;
  };
  /** Watches from now on, and looks for pages that are older than what the API answers; to be called when the server listens. */
  start(): void;
  stop(): Promise<void>;
}

/** Keeps what is shown, and the pages it is shown on, as the folder, the store and the day say. */
export function followContent(options: FollowContentOptions): FollowedContent {
  const { folder, seen, site, shown, mapCache, clock, log, built, ask, departuresRevision, openPreviewApi } = options;
  const rendererFile = builtRenderer();
  const words = builtWords(folder);
  const worker = createWorkerLink(
    () => ({
      folder,
      site,
      photographs: options.photographs,
      served: built && [...built.files.keys()].filter((address) => address.startsWith('/photos/')),
      siteFolder: built?.folder,
      rendererFile,
      texts: shown.texts(),
      made: shown.catalogue().photographs,
      words,
    }),
    ask,
  );
  const pages = built && rendererFile !== undefined ? pagesOf(built) : undefined;
  const ending = new AbortController();
  const revalidatePages: LivePages['revalidate'] = async (why) => {
    await pages?.revalidate(why);
  };
  const putRendition = ({ address, body }: RenditionFile) => {
    built?.files.set(address, madeSiteFile(address, body, undefined));
  };
  const content = openLiveContent({
    folder,
    seen,
    clock,
    log,
    shown,
    mapCache,
    worker,
    hasWaitingPhotographs: options.hasWaitingPhotographs,
    putRendition,
    onChange: (first) => void revalidatePages({ first }),
    pagesWaiting: () => pages?.waiting() ?? 0,
  });
  return {
    content,
    preview: pages && createContentPreview({ worker, shown, mapCache, clock, putRendition, openApi: openPreviewApi }),
    photographs: {
      inspect: (file) => worker.run('inspectPhotograph', { file }),
      preview: (file) => worker.run('previewPhotograph', { file }),
    },
    versionOf: (address) => pages?.versionOf(address) ?? contentVersionOf(shown.catalogue()),
    start() {
      content.start();
      if (pages === undefined) return;
      void revalidatePages();
      const { signal } = ending;
      const onNewDay = () => revalidatePages({ everyPage: true });
      void followTime({ clock, departuresRevision, onNewDay, onDepartures: () => revalidatePages(), signal });
    },
    async stop() {
      ending.abort();
      content.stop();
      await worker.stop();
    },
  };

  function pagesOf({ folder: siteFolder, files }: NonNullable<typeof built>): LivePages | undefined {
    const noted = readBuiltPages(siteFolder);
    if (noted === undefined) return undefined;
    return createLivePages({
      built: noted,
      contentVersion: () => contentVersionOf(shown.catalogue()),
      async ask(address) {
        const { status, body } = await ask(address);
        if (status >= 500) throw new Error(`${address} is answered with ${status}`);
        return body;
      },
      mayAsk: () => content.mapsDrawn(),
      render: (address, how) => worker.run('render', { address, ...how, now: clock() }),
      renderDocuments: () => worker.run('documents', {}),
      setFile: ({ address, body, copies }) => files.set(address, madeSiteFile(address, body, copies)),
      removeFile: (address) => files.delete(address),
      onDone: (rendered, ms) =>
        log.info('pages were rendered again', { pages: rendered.length, ms, first: rendered[0] }),
      onFailure: (what, reason) => {
        if (!ending.signal.aborted) log.error('a page could not be rendered again', { page: what, reason });
      },
    });
  }
}

/** The build puts it beside the compiled server; a server that runs from its sources renders no pages. */
function builtRenderer(): string | undefined {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'renderer', 'entry-server.js');
  return existsSync(file) ? file : undefined;
}
