import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';
import { downloadedPictures } from '#offline/page-parts.ts';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { once } from '#platform/once.ts';

/*
 * Downloaded pages, in a database of their own, which no limit of the saved queries trims: of each page what it consists of, of each of
 * its queries the answer. Their pictures lie in a cache of the service worker's.
 */

const database = 'site-along';
const storeName = 'kept';

export interface DownloadedPage {
  /** In milliseconds since 1970. */
  at: number;
  /** The hashes of its queries. */
  answers: string[];
  /** Addresses. */
  pictures: string[];
}

export interface DownloadedAnswer {
  data: unknown;
  /** When it was true, in milliseconds since 1970. */
  at: number;
}

/**
 * Puts what was downloaded of an answer into the cache, as old as it is: from there on it is an answer like any other, shown at once
 * and refreshed behind.
 */
export async function restoreDownloaded(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const answer = await downloadedAnswer(queryKey);
  if (answer === undefined || queryClient.getQueryData(queryKey) !== undefined) return;
  queryClient.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
}

/** Undefined where it was not downloaded, or storage cannot be read. */
export function downloadedAnswer(queryKey: QueryKey): Promise<DownloadedAnswer | undefined> {
  return readOr<DownloadedAnswer | undefined>(undefined, (store) => get(answerKey(hashKey(queryKey)), store));
}

/** By their paths. Empty where storage cannot be read. */
export async function readDownloadedPages(): Promise<Map<string, DownloadedPage>> {
  const all = await readOr([], (store) => entries<string, DownloadedPage>(store));
  return new Map(all.flatMap(([key, page]) => (isPageKey(key) ? [[pathOf(key), page]] : [])));
}

/** The paths alone, which takes no answers to be read. */
export async function downloadedPaths(): Promise<string[]> {
  return (await readOr([], (store) => keys<string>(store))).filter(isPageKey).map(pathOf);
}

/** Writes a page and its answers down at once. Rejects where there is no room, or no storage at all. */
export async function storePage(
  path: string,
  page: DownloadedPage,
  answers: ReadonlyMap<string, DownloadedAnswer>,
): Promise<void> {
  const stored = [...answers].map(([hash, answer]): [string, unknown] => [answerKey(hash), answer]);
  await setMany([...stored, [pageKey(path), page]], await open());
}

/** Drops a page that turned out to be none any more. */
export async function dropPage(path: string): Promise<void> {
  await readOr(undefined, (store) => del(pageKey(path), store));
}

/** Drops every other page, and what no page consists of any more. Not while pages are on their way. */
export async function keepOnly(paths: ReadonlySet<string>): Promise<void> {
  const store = await open();
  const staying = [...(await readDownloadedPages())].filter(([path]) => paths.has(path));
  const stored = new Set(staying.flatMap(([path, { answers }]) => [pageKey(path), ...answers.map(answerKey)]));
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => !stored.has(key)),
    store,
  );
  if (staying.length === 0) return void (await caches.delete(downloadedPictures));
  const pictures = new Set(staying.flatMap(([, page]) => page.pictures));
  const cache = await caches.open(downloadedPictures);
  for (const request of await cache.keys()) {
    if (!pictures.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

const pageKey = (path: string) => `page ${path}`;
const isPageKey = (key: string) => key.startsWith(pageKey(''));
const pathOf = (key: string) => key.slice(pageKey('').length);
const answerKey = (hash: string) => `answer ${hash}`;

const open = once(async (): Promise<UseStore> => {
  await repairDatabase(database, storeName).catch(() => {});
  return createStore(database, storeName);
});

/** What is read, or the other where storage cannot be, which some browsers report by throwing at once. */
async function readOr<Value>(other: Value, read: (store: UseStore) => Promise<Value>): Promise<Value> {
  try {
    return await read(await open());
  } catch {
    return other;
  }
}
