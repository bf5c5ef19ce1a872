import { createStore, del, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';
import { alongCache } from '#platform/along/along-cache.ts';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { once } from '#platform/once.ts';

/*
 * What was taken along, in a database of its own: of each page what it consists of, of each answer what it says. The pictures lie in
 * a cache of the service worker's.
 */

const database = 'site-along';
const storeName = 'kept';

/** A page that was taken along. */
export interface KeptPage {
  /** In milliseconds since 1970. */
  at: number;
  /** The hashes of its queries. */
  answers: string[];
  /** Addresses. */
  pictures: string[];
}

export interface KeptAnswer {
  data: unknown;
  /** When it was true, in milliseconds since 1970. */
  at: number;
}

const open = once(async (): Promise<UseStore> => {
  await repairDatabase(database, storeName).catch(() => {});
  return createStore(database, storeName);
});

const pageKey = (path: string) => `page ${path}`;
const answerKey = (hash: string) => `answer ${hash}`;

/** Writes a page and its answers down at once. Rejects where there is no room, or no storage at all. */
export async function keepPage(path: string, page: KeptPage, answers: ReadonlyMap<string, KeptAnswer>): Promise<void> {
  const kept = [...answers].map(([hash, answer]): [string, unknown] => [answerKey(hash), answer]);
  await setMany([...kept, [pageKey(path), page]], await open());
}

/** What is read, or the other where storage cannot be, which some browsers tell by throwing at once. */
async function readOr<Value>(other: Value, read: (store: UseStore) => Promise<Value>): Promise<Value> {
  try {
    return await read(await open());
  } catch {
    return other;
  }
}

/** Undefined where it was not taken along, or storage cannot be read. */
export function keptAnswer(hash: string): Promise<KeptAnswer | undefined> {
  return readOr<KeptAnswer | undefined>(undefined, (store) => get(answerKey(hash), store));
}

/** All pages that were taken along, by their paths. Empty where storage cannot be read. */
export async function keptPages(): Promise<Map<string, KeptPage>> {
  const all = await readOr([], (store) => entries<string, KeptPage>(store));
  const isPage = ([key]: [string, unknown]) => key.startsWith(pageKey(''));
  return new Map(all.filter(isPage).map(([key, page]) => [key.slice(pageKey('').length), page]));
}

/** The paths alone, which takes no answers to be read. */
export async function keptPaths(): Promise<string[]> {
  const all = await readOr([], (store) => keys<string>(store));
  return all.filter((key) => key.startsWith(pageKey(''))).map((key) => key.slice(pageKey('').length));
}

/** Drops the pages that are not among these, and what only they consist of. */
export async function keepOnly(paths: ReadonlySet<string>): Promise<void> {
  const store = await open();
  const pages = await keptPages();
  const staying = [...pages].filter(([path]) => paths.has(path)).map(([, page]) => page);
  const answers = new Set(staying.flatMap((page) => page.answers));
  const pictures = new Set(staying.flatMap((page) => page.pictures));
  const gone = [...pages].filter(([path]) => !paths.has(path));
  const goneAnswers = gone.flatMap(([, page]) => page.answers).filter((hash) => !answers.has(hash));
  await delMany([...gone.map(([path]) => pageKey(path)), ...goneAnswers.map(answerKey)], store);
  if (staying.length === 0) return void (await caches.delete(alongCache));
  const cache = await caches.open(alongCache);
  const gonePictures = gone.flatMap(([, page]) => page.pictures).filter((address) => !pictures.has(address));
  for (const address of gonePictures) await cache.delete(address);
}

/** Drops what no page consists of any more, as after one was replaced. Not while pages are on their way. */
export async function dropLeftovers(): Promise<void> {
  const store = await open();
  const pages = [...(await keptPages()).values()];
  const answers = new Set(pages.flatMap((page) => page.answers).map(answerKey));
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.startsWith(answerKey('')) && !answers.has(key)),
    store,
  );
  if (!(await caches.has(alongCache))) return;
  const pictures = new Set(pages.flatMap((page) => page.pictures));
  const cache = await caches.open(alongCache);
  for (const request of await cache.keys()) {
    if (!pictures.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Drops a page that turned out to be none any more. */
export async function dropPage(path: string): Promise<void> {
  await readOr(undefined, (store) => del(pageKey(path), store));
}
