import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContentRecord } from '#contract/desk/content.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { checkContent, loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { filesBelow, withChanges } from '#server/content/files/content-files.ts';
import type { LiveContent } from '#server/content/live/live-content.ts';
import { previewProse } from '#server/content/live/preview-prose.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { ContentError } from '#server/content-error.ts';
import { addContentDeskRoutes } from '#server/desk/content-desk-routes.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { knownContent } from '#tests/support/content/known-content.ts';
import { colleague, type DeskUnderTest, deskApp } from '#tests/support/desk/desk-routes-under-test.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/** A live content that works in the thread it is asked in, and follows its folder when it is told to. */
export function liveContentOf(folder: string): LiveContent & { refreshed: number } {
  const load = () => loadCatalogue(folder, { clock: testClock, ...knownContent(folder) });
  let catalogue: Catalogue = load();
  const problemsOf = (work: () => unknown) => {
    try {
      work();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  };
  const live = {
    refreshed: 0,
    prepare: () => undefined,
    catalogue: () => catalogue,
    check: async (changes: Parameters<LiveContent['check']>[0]) =>
      problemsOf(() =>
        checkContent(withChanges(filesBelow(folder), changes), { clock: testClock, ...knownContent(folder) }),
      ),
    prose: async (text: string) => previewProse(text, readSite(folder, { isDemonstration: true })),
    refresh: async () => {
      live.refreshed += 1;
      problemsOf(() => {
        catalogue = load();
      });
    },
    state: () => ({
      version: String(live.refreshed),
      since: testNow,
      pagesWaiting: 0,
      needsBuild: false,
      problems: [],
    }),
  };
  return live;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface ContentDesk extends DeskUnderTest {
  folder: string;
  store: Store;
  live: LiveContent;
  /** The same calls, made by somebody else. */
  colleague: DeskUnderTest;
  read(record: string): Promise<ContentRecord>;
  /** What a call answers, with its status. */
  call(path: string, body?: unknown, version?: number): Promise<Answer>;
  /** Keeps a change of the record's fields, of what is its draft or live now. */
  draft(record: string, change: (fields: never, text: string | null) => unknown): Promise<ContentRecord>;
  publish(...records: string[]): Promise<Answer>;
  /** The text of a file, and one put there by somebody who does not use the desk. */
  file(path: string): string;
  write(path: string, text: string): void;
}

/** The desk over a folder of content: the small one, laid out as people keep it, unless given. */
export async function openContentDesk({
  store: given,
  files = smallContent(),
  below,
}: {
  store?: Store;
  files?: ContentFiles;
  /** Where the folder is made; among temporary files unless given. */
  below?: string;
} = {}): Promise<ContentDesk> {
  const laidOut = Object.entries(files).map(([path, value]) => [
    path,
    typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
  ]);
  const { folder, remove } = writeContent(Object.fromEntries(laidOut), below);
  const store = given ?? (await openMemoryStore());
  onTestFinished(async () => {
    await store.close();
    remove();
  });
  const live = liveContentOf(folder);
  const queue = createWriteQueue(store);
  const staffed = (staff?: StaffMember) =>
    deskApp({
      addRoutes: (route) => addContentDeskRoutes(route, { store, queue, live, folder }),
      ...(staff && { staff }),
    });
  const desk = staffed();
  const addressOf = (record: string) => `/content/${record.replace('/', '/records/')}`;
  const read = async (record: string): Promise<ContentRecord> => {
    const answer = await desk.request('GET', addressOf(record));
    if (answer.status !== 200) throw new Error(`${record}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const call = async (path: string, body?: unknown, version?: number): Promise<Answer> => {
    const answer = await desk.request('POST', path, body, version);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    ...desk,
    folder,
    store,
    live,
    colleague: staffed(colleague),
    read,
    call,
    async draft(record, change) {
      const { live: shown, draft } = await read(record);
      const { fields, text } = structuredClone(draft ?? shown ?? { fields: {}, text: null });
      const changed = change(fields as never, text);
      const body = {
        fields,
        text: typeof changed === 'string' ? changed : text,
        basedOn: draft?.basedOn ?? shown?.hash ?? '',
      };
      const answer = await desk.request('POST', `${addressOf(record)}/draft`, body, draft?.version ?? 0);
      if (answer.status !== 200) throw new Error(`${record}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    async publish(...records) {
      const drafts = await Promise.all(
        records.map(async (record) => {
          const [kind, name] = record.split('/');
          const { draft } = await read(record);
          // What a new record began with is meant so.
          const meant = (draft?.faults ?? []).filter(({ isBegun }) => isBegun).map(({ field }) => field);
          return { kind, name, version: draft?.version ?? 0, meant };
        }),
      );
      return call('/content/publish', { drafts });
    },
    file: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
  };
}
