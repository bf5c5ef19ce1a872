import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ContentProblem } from '#contract/desk/content.ts';
import type { Clock } from '#server/clock.ts';
import { contentVersionOf } from '#server/content/catalogue/content-version.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { keepMaps, type MapCache, mapsOf } from '#server/content/catalogue/loading/map-cache.ts';
import { withTextChanges } from '#server/content/catalogue/loading/sound-files.ts';
import { watchFolder } from '#server/content/live/folder-watch.ts';
import { followPhotographs } from '#server/content/live/follow-photographs.ts';
import type { LiveContent } from '#server/content/live/live-content.ts';
import type { ReadCatalogue } from '#server/content/live/read-catalogue.ts';
import { pagesOfNew, receivedContent } from '#server/content/live/sent-content.ts';
import { heldOf, type ShownContent } from '#server/content/live/shown-content.ts';
import type { WorkerLink } from '#server/content/live/worker-link.ts';
import { describeProblem } from '#server/content-error.ts';
import type { Log } from '#server/log.ts';
import type { RenditionFile } from '#server/photos/rendition-files.ts';
import { prepareSearch } from '#server/search/search-service.ts';

/** Reasons that are logged; the desk has all of them. */
const mostLogged = 10;

const wordsChanged =
  "the operator's own words (site/, proof.json) have changed; they are built into the site: run npm run build and start again";

export interface LiveContentOptions {
  folder: string;
  /** Its signature (folder-watch.ts) before what is shown was read. */
  seen: string;
  clock: Clock;
  log: Log;
  shown: ShownContent;
  /** Holds the maps of what is shown. */
  mapCache: MapCache;
  worker: WorkerLink;
  /** Whether there are originals that were not looked at when what is shown was read. */
  hasWaitingPhotographs: boolean;
  /** Serves a rendition of a photograph from now on; nothing is served where the site is not built. */
  putRendition(file: RenditionFile): void;
  /** Called when something else is shown, with the pages of the records that changed. */
  onChange(pages: readonly string[]): void;
  /** Pages that are still to be rendered again. */
  pagesWaiting(): number;
}

export interface OpenLiveContent extends LiveContent {
  /** Watches the folder from now on. */
  start(): void;
  /** Done when no map waits to be drawn: whatever asks for one that is not makes it in the server's own turn. */
  mapsDrawn(): Promise<void>;
  stop(): void;
}

/**
 * Follows a folder of content: what changes in it is read and checked in the worker, and shown within seconds. A record with a
 * problem stays as it was last good, and is said in the log, once.
 */
export function openLiveContent(options: LiveContentOptions): OpenLiveContent {
  const { folder, clock, log, shown, mapCache, worker, onChange, pagesWaiting } = options;
  const ending = new AbortController();
  let problems: readonly ContentProblem[] = [];
  let needsBuild = false;
  let beginning: Promise<void> | undefined;
  let drawing: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const photographs = followPhotographs({
    make: (first) => worker.run('makePhotographs', { first }),
    onMade: () => refresh(),
    log,
    signal: ending.signal,
  });

  /** One reading at a time; whoever asks while one runs waits for the one after it, which sees what it has not seen. */
  function refresh(): Promise<void> {
    if (reading === undefined) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return refresh();
    });
    return next;
  }

  async function read(): Promise<void> {
    const started = performance.now();
    try {
      const found = await worker.run('read', { now: clock(), held: heldOf(shown, mapCache) });
      if (found.waiting.originals > 0) photographs.waiting(found.waiting.named);
      if ('problems' in found) logProblems(found.problems);
      else await show(found.read, started);
    } catch (error) {
      if (!ending.signal.aborted) log.error('the content could not be read again', { reason: String(error) });
    }
  }

  async function show(read: ReadCatalogue, started: number): Promise<void> {
    const { maps, mapsLeft, unfinished, problems } = read;
    const content = receivedContent(read.content, shown.content());
    const texts = withTextChanges(shown.texts(), read.texts);
    shown.show({ catalogue: shown.catalogue(), content: shown.content(), texts, problems });
    // While a folder is copied, some of its words may be missing.
    if (read.problems.length === 0) {
      if (read.needsBuild && !needsBuild) log.warn(wordsChanged);
      needsBuild = read.needsBuild;
    }
    // Each piece in a turn of its own: visitors are answered between them.
    for (const file of read.renditions) {
      options.putRendition(file);
      await nextTurn();
    }
    for (const [key, map] of maps) mapCache.drawn.set(key, map);
    await nextTurn();
    const before = shown.catalogue().photographs;
    const photographs = isDeepStrictEqual(read.photographs, before) ? before : read.photographs;
    const catalogue = buildCatalogue(content, photographs, mapCache);
    await nextTurn();
    const version = contentVersionOf(catalogue);
    logProblems(problems);
    if (mapsLeft > 0)
      drawing ??= drawMaps().finally(() => {
        drawing = undefined;
      });
    if (version === contentVersionOf(shown.catalogue())) return;
    await prepareSearch(catalogue, officeDay(clock()));
    await nextTurn();
    const pages = pagesOfNew(content, shown.content());
    shown.show({ catalogue, content, texts, problems });
    keepMaps(mapCache, mapsOf(content));
    for (const file of unfinished) log.warn('an unfinished record is not shown before it is filled in', { file });
    log.info('the content has changed and is shown', { version, ms: Math.round(performance.now() - started) });
    onChange(pages);
  }

  function logProblems(found: readonly ContentProblem[]): void {
    if (problems.length > 0 && found.length === 0) log.info('the content is all right again');
    const logged = new Set(problems.map(describeProblem));
    const lines = found.map(describeProblem).filter((line) => !logged.has(line));
    for (const line of lines.slice(0, mostLogged)) log.warn(`not all of the content is shown: ${line}`);
    if (lines.length > mostLogged) log.warn(`and ${lines.length - mostLogged} more reasons like these`);
    problems = found;
  }

  /** Those of which there were too many to wait for. */
  async function drawMaps(): Promise<void> {
    try {
      for (let left = 1; left > 0 && !ending.signal.aborted; ) {
        const { maps, mapsLeft } = await worker.run('drawMaps', { drawn: new Set(mapCache.drawn.keys()) });
        for (const [key, map] of maps) mapCache.drawn.set(key, map);
        left = mapsLeft;
      }
    } catch (error) {
      if (!ending.signal.aborted) log.error('not all maps could be drawn ahead', { reason: String(error) });
    }
  }

  logProblems(shown.problems());

  return {
    catalogue: shown.catalogue,
    prepare() {
      if (worker.stayAwake()) return;
      const ready = worker.run('check', { changes: new Map(), now: clock() });
      // It is done again, and told, when there is something to check.
      ready.catch(() => undefined);
    },
    check: (changes) => worker.run('check', { changes, now: clock() }),
    prose: (text) => worker.run('prose', { text }),
    refresh,
    state: () => ({
      version: contentVersionOf(shown.catalogue()),
      since: shown.since(),
      pagesWaiting: pagesWaiting(),
      needsBuild,
      problems,
    }),
    start() {
      if (options.hasWaitingPhotographs) photographs.waiting([]);
      if (mapsOf(shown.content()).some(({ key }) => !mapCache.drawn.has(key))) beginning = refresh();
      void watchFolder({ folder, seen: options.seen, onChange: refresh, signal: ending.signal }).catch(
        (error: unknown) => log.error('the folder of the content is no longer watched', { reason: String(error) }),
      );
    },
    async mapsDrawn() {
      await beginning;
      await drawing;
    },
    stop: () => ending.abort(),
  };
}
