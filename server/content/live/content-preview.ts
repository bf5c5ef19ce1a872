import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentProblem } from '#contract/desk/content.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { contentVersionOf } from '#server/content/catalogue/content-version.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import type { MapCache } from '#server/content/catalogue/loading/map-cache.ts';
import type { FileChanges } from '#server/content/files/content-files.ts';
import { receivedContent } from '#server/content/live/sent-content.ts';
import { heldOf, type ShownContent } from '#server/content/live/shown-content.ts';
import type { AskApi, WorkerLink } from '#server/content/live/worker-link.ts';
import { fileOfPage } from '#server/content/pages/site-pages.ts';
import type { RenditionFile } from '#server/photos/rendition-files.ts';

export type PreviewedPage = { html: string } | { problems: readonly ContentProblem[] } | { isMissing: true };

export interface ContentPreview {
  /** A page as it would be after these changes, which are not made. One at a time: whoever asks meanwhile waits. */
  page(address: string, changes: FileChanges): Promise<PreviewedPage>;
}

export interface ContentPreviewOptions {
  worker: WorkerLink;
  /** A catalogue that was looked at is not kept beside it. */
  shown: Pick<ShownContent, 'catalogue' | 'content'>;
  mapCache: MapCache;
  clock: Clock;
  /** The visitors' API over another catalogue, which changes nothing in the store. */
  openApi(catalogue: CurrentCatalogue): AskApi;
  /** Serves a rendition of a photograph from now on. */
  putRendition(file: RenditionFile): void;
}

/** Renders pages over content that is not live, by the worker that renders those that are. */
export function createContentPreview(options: ContentPreviewOptions): ContentPreview {
  const { worker, shown, mapCache, clock, openApi, putRendition } = options;
  let looked: Catalogue | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let api: AskApi | undefined;

  async function render(address: string, changes: FileChanges): Promise<PreviewedPage> {
    const now = clock();
    const found = await worker.run('readWith', { changes, now, held: heldOf(shown, mapCache) });
    if ('problems' in found) return found;
    const { photographs, maps, renditions } = found.read;
    const content = receivedContent(found.read.content, shown.content());
    for (const file of renditions) putRendition(file);
    for (const [key, map] of maps) mapCache.drawn.set(key, map);
    await nextTurn();
    looked = buildCatalogue(content, photographs, mapCache);
    await nextTurn();
    api ??= openApi(() => looked ?? shown.catalogue());
    const { files } = await worker.run(
      'render',
      { address, content: contentVersionOf(looked), nobodyWaits: false, now },
      api,
    );
    const page = files.find((file) => file.address === fileOfPage(address));
    return page === undefined ? { isMissing: true } : { html: new TextDecoder().decode(page.body) };
  }

  return {
    page(address, changes) {
      const asked = last
        .then(() => render(address, changes))
        .finally(() => {
          looked = undefined;
        });
      last = asked.catch(() => undefined);
      return asked;
    },
  };
}
