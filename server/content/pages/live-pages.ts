import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { BuiltPages } from '#server/content/pages/built-pages.ts';
import type { Compressed } from '#server/content/pages/compressed.ts';
import { fileOfPage, fingerprintOf, missingAddress, type PageDependencies } from '#server/content/pages/site-pages.ts';
import { reasonOf } from '#server/error-parts.ts';

/** A file of the site as it is served, by its address. */
export interface RenderedFile {
  address: string;
  body: Uint8Array<ArrayBuffer>;
  copies: Compressed | undefined;
}

export interface Rendered {
  files: readonly RenderedFile[];
  dependencies: PageDependencies;
}

export interface LivePagesOptions {
  /** What the pages that are served now were rendered from. */
  built: BuiltPages;
  /** The version of the content the API answers with now. */
  contentVersion(): string;
  /** The text the API answers an address with, below its host. @throws where it does not answer */
  ask(address: string): Promise<string>;
  /** Done when all may be asked about that pages are made of; the first of them are not waited for. */
  mayAsk?(): Promise<void>;
  /** Renders a page as it is now; pressed as hard as it can be where nobody waits for it. */
  render(address: string, how: { content: string; nobodyWaits: boolean }): Promise<Rendered>;
  /** Renders the sitemap, the feed and the like, and says which pages there are. */
  renderDocuments(): Promise<Rendered & { addresses: string[] }>;
  /** Serves this file from now on. */
  setFile(file: RenderedFile): void;
  /** Serves this file no longer. */
  removeFile(fileAddress: string): void;
  onFailure(what: string, reason: string): void;
  /** Told what was rendered again, and how long it took, in milliseconds. */
  onDone(pages: readonly string[], ms: number): void;
}

export interface LivePages {
  /**
   * Has every page rendered again that would be another by now; `everyPage` when the day has changed, which pages name and the API
   * does not. The pages at `first` are looked at before all others. Who calls while that is done waits until it is done once more.
   */
  revalidate(why?: { everyPage?: boolean; first?: readonly string[] }): Promise<void>;
  /** Pages that are still to be rendered again. */
  waiting(): number;
  /** The content version that a page's address is answered with: that of its file where the file says what the API says, else the API's. */
  versionOf(address: string): string;
}

interface Page {
  /** Undefined for a page that was never rendered. */
  dependencies: PageDependencies | undefined;
  /** The version its file names. */
  content: string;
  /** The version under which it was found to be as it would be rendered. */
  provenFor?: string;
  /** It is to be rendered whatever its answers are. */
  isDue?: boolean;
  /** Its data files, the newest last. */
  data: readonly string[];
}

/** What took less holds up nobody, in milliseconds. */
const worthARestMs = 5;

/** A page that somebody has open asks for the data it came with; who comes later than that has it asked of the API. */
const keptData = 2;

/**
 * Keeps finished pages as the API answers. Each knows the answers it was rendered from: when one of them is another, the page is
 * rendered again, whatever changed it (a text, a price, a seat, a day), and no other page is.
 */
export function createLivePages(options: LivePagesOptions): LivePages {
  const { built, contentVersion, ask, mayAsk, render, renderDocuments, setFile, removeFile, onFailure, onDone } =
    options;
  const pages = new Map<string, Page>(
    Object.entries(built.pages).map(([address, dependencies]) => [
      address,
      { dependencies, content: built.content, data: [] },
    ]),
  );
  let documents: PageDependencies = built.documents;
  let queue: string[] = [];
  let running: Promise<void> | undefined;
  let isWanted = false;
  const wantedFirst = new Set<string>();
  const wakes: (() => void)[] = [];

  function revalidate({ everyPage = false, first = [] }: Parameters<LivePages['revalidate']>[0] = {}): Promise<void> {
    if (everyPage) for (const page of pages.values()) page.isDue = true;
    for (const address of first) wantedFirst.add(address);
    if (first.length > 0) for (const wake of wakes.splice(0)) wake();
    isWanted = true;
    running ??= rounds().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function rounds(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await round();
    }
  }

  /** Ends before its time when something changed meanwhile: the next one knows all of it. */
  async function round(): Promise<void> {
    const started = performance.now();
    const version = contentVersion();
    await renderFirst(version);
    await Promise.race([mayAsk?.(), new Promise<void>((done) => wakes.push(done))]);
    const all = [documents, ...[...pages.values()].map(({ dependencies }) => dependencies ?? {})];
    const now = wantedFirst.size > 0 ? undefined : await answersNow(all);
    // Somebody waits for another page: this is all done once more when they have it.
    if (now === undefined || wantedFirst.size > 0) return;
    const isOther = (dependencies: PageDependencies) => isChanged(now, dependencies);
    if (isOther(documents)) await followDocuments();
    const others = [...pages].filter(
      ([, { dependencies, isDue }]) => isDue || dependencies === undefined || isOther(dependencies),
    );
    // A page there was none of before: somebody waits for it.
    queue = others
      .toSorted(([, one], [, other]) => Number(isNew(other)) - Number(isNew(one)))
      .map(([address]) => address);
    const waits = new Set(queue);
    // Of what is not answered now nobody knows whether it is still so.
    const isAnswered = (dependencies: PageDependencies) =>
      Object.keys(dependencies).every((address) => now.has(address));
    for (const [address, page] of pages) {
      if (!waits.has(address) && isAnswered(page.dependencies ?? {})) page.provenFor = version;
    }
    const rendered: string[] = [];
    for (let address = queue[0]; address !== undefined && !isWanted; address = queue[0]) {
      await renderPage(address, version);
      rendered.push(address);
      queue.shift();
    }
    if (rendered.length > 0) onDone(rendered, Math.round(performance.now() - started));
  }

  /** Somebody waits for what they have just changed, and to ask about thousands of pages takes seconds. */
  async function renderFirst(version: string): Promise<void> {
    const started = performance.now();
    const rendered: string[] = [];
    for (const address of wantedFirst) {
      wantedFirst.delete(address);
      const { dependencies } = pages.get(address) ?? {};
      if (dependencies === undefined || !isChanged(await answersNow([dependencies]), dependencies)) continue;
      await renderPage(address, version);
      rendered.push(address);
    }
    if (rendered.length > 0) onDone(rendered, Math.round(performance.now() - started));
  }

  /** A fingerprint of what the API answers now to every address that these were rendered from; not of what it fails to answer. */
  async function answersNow(rendered: readonly PageDependencies[]): Promise<ReadonlyMap<string, string>> {
    const now = new Map<string, string>();
    for (const address of new Set(rendered.flatMap((dependencies) => Object.keys(dependencies)))) {
      if (rendered.length > 1 && wantedFirst.size > 0) break;
      // A turn for each, and as long a rest as one took: visitors are answered between them.
      const begun = performance.now();
      const text = await ask(address).catch(() => undefined);
      const took = performance.now() - begun;
      await (took < worthARestMs ? nextTurn() : wait(took));
      if (text !== undefined) now.set(address, fingerprintOf(text));
    }
    return now;
  }

  async function followDocuments(): Promise<void> {
    try {
      const { files, dependencies, addresses } = await renderDocuments();
      for (const file of files) setFile(file);
      documents = dependencies;
      const there = new Set([...addresses, missingAddress]);
      for (const address of there) {
        if (!pages.has(address)) pages.set(address, { dependencies: undefined, content: '', data: [] });
      }
      for (const [address, { data }] of [...pages].filter(([known]) => !there.has(known))) {
        pages.delete(address);
        for (const file of [fileOfPage(address), ...data]) removeFile(file);
      }
    } catch (error) {
      onFailure('the sitemap and the feed', reasonOf(error));
    }
  }

  async function renderPage(address: string, version: string): Promise<void> {
    try {
      const { files, dependencies } = await render(address, {
        content: version,
        nobodyWaits: pages.get(address)?.isDue ?? false,
      });
      for (const file of files) setFile(file);
      const newData = files.map((file) => file.address).filter((file) => file.endsWith('.json'));
      const before = (pages.get(address)?.data ?? []).filter((file) => !newData.includes(file));
      const data = [...before, ...newData];
      for (const file of data.slice(0, -keptData)) removeFile(file);
      pages.set(address, { dependencies, content: version, provenFor: version, data: data.slice(-keptData) });
    } catch (error) {
      // The page that was stays, and browsers ask for what is new.
      onFailure(address, reasonOf(error));
    }
  }

  return {
    revalidate,
    waiting: () => queue.length,
    versionOf(address) {
      const now = contentVersion();
      const page = pages.get(address);
      return page?.provenFor === now ? page.content : now;
    },
  };
}

const isNew = ({ dependencies }: Page) => dependencies === undefined;

function isChanged(now: ReadonlyMap<string, string>, dependencies: PageDependencies): boolean {
  return Object.entries(dependencies).some(([address, known]) => (now.get(address) ?? known) !== known);
}
