import { removeStored } from '#platform/browser/storage.ts';
import { createStoredStore } from '#platform/browser/stored-store.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** The id of the download that is the whole site; a trip's is the path of its page. */
export const wholeSite = 'site';

/** Pages a visitor has asked to have on this device. */
export interface OfflineDownload {
  id: string;
  /** As it is spoken of. */
  title: string;
  /** The paths of its pages. */
  pages: readonly string[];
  /** When it was asked for, in milliseconds since 1970: pages from before that are renewed. */
  askedAt: number;
  /** When all of it was there; undefined while it is on its way for the first time. */
  takenAt?: number | undefined;
  /** The build that it came from; a later one renews it. */
  build: string;
  /** Bytes that came over the network, or are expected to. */
  bytes: number;
  /** Whether the visitor has stopped it: it does not go on by itself. */
  isStopped: boolean;
}

/** What was downloaded or is on its way. Whether there is anything at all is asked of the storage itself (persist-queries.ts). */
export const downloads = createStoredStore<readonly OfflineDownload[]>([], {
  key: 'takenAlong',
  parse: (stored) => {
    const read: unknown = JSON.parse(stored);
    return Array.isArray(read) ? read.flatMap(readDownload) : [];
  },
  format: (all) => JSON.stringify(all),
});

/** What was stored may be anything. */
function readDownload(value: unknown): OfflineDownload[] {
  const { id, title, pages, askedAt, takenAt, build, bytes, isStopped } = fieldsOf(value);
  if (typeof id !== 'string' || typeof title !== 'string' || !Array.isArray(pages)) return [];
  const paths = pages.filter((path): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path));
  if (paths.length === 0) return [];
  return [
    {
      id,
      title,
      pages: paths,
      askedAt: readInstant(askedAt) ?? 0,
      takenAt: readInstant(takenAt),
      build: typeof build === 'string' ? build : '',
      bytes: typeof bytes === 'number' && bytes >= 0 ? bytes : 0,
      isStopped: isStopped === true,
    },
  ];
}

/** One from the future, after the clock was set back, is none. */
function readInstant(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= Date.now() + 60_000 ? value : undefined;
}

export function downloadOf(id: string): OfflineDownload | undefined {
  return downloads.getSnapshot().find((download) => download.id === id);
}

/** Puts a download in the place of the one of its id. */
export function setDownload(download: OfflineDownload): void {
  downloads.set([...downloads.getSnapshot().filter(({ id }) => id !== download.id), download]);
}

export function dropDownload(id: string): void {
  const left = downloads.getSnapshot().filter((download) => download.id !== id);
  downloads.set(left);
  // Then no page looks for downloads.
  if (left.length === 0) removeStored('takenAlong');
}

/** Whether all that was asked for is there, from whenever. */
export function isComplete({ takenAt }: OfflineDownload): boolean {
  return takenAt !== undefined;
}

/** Whether there is something to be fetched for it without being asked again. */
export function isDue({ takenAt = 0, askedAt, isStopped }: OfflineDownload): boolean {
  return !isStopped && takenAt < askedAt;
}
