import { removeStored } from '#platform/browser/storage.ts';
import { createStoredStore } from '#platform/browser/stored-store.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** The id of the parcel that is the whole site; a trip's is the path of its page. */
export const wholeSite = 'site';

/** What a visitor has asked to take along. */
export interface Parcel {
  id: string;
  /** As it is spoken of. */
  title: string;
  /** The paths of its pages. */
  pages: readonly string[];
  /** When what is kept was asked for, in milliseconds since 1970: pages from before that are renewed. */
  askedAt: number;
  /** When all of it was there; undefined while it is on its way for the first time. */
  takenAt?: number | undefined;
  /** The build that took it; a later one renews it. */
  build: string;
  /** Bytes that came over the network, or are expected to. */
  bytes: number;
  /** Whether the visitor has stopped it: it does not go on by itself. */
  isStopped: boolean;
}

/** What was taken along or is on its way. Whether there is anything at all every page asks the storage itself (ensure-data.ts). */
export const parcels = createStoredStore<readonly Parcel[]>([], {
  key: 'takenAlong',
  parse: (stored) => {
    const read: unknown = JSON.parse(stored);
    return Array.isArray(read) ? read.flatMap(parcelOf) : [];
  },
  format: (all) => JSON.stringify(all),
});

/** What was stored may be anything. */
function parcelOf(value: unknown): Parcel[] {
  const { id, title, pages, askedAt, takenAt, build, bytes, isStopped } = fieldsOf(value);
  if (typeof id !== 'string' || typeof title !== 'string' || !Array.isArray(pages)) return [];
  const paths = pages.filter((path): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path));
  if (paths.length === 0) return [];
  return [
    {
      id,
      title,
      pages: paths,
      askedAt: instant(askedAt) ?? 0,
      takenAt: instant(takenAt),
      build: typeof build === 'string' ? build : '',
      bytes: typeof bytes === 'number' && bytes >= 0 ? bytes : 0,
      isStopped: isStopped === true,
    },
  ];
}

/** One from the future, after the clock was set back, is none. */
function instant(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= Date.now() + 60_000 ? value : undefined;
}

export function parcelOfId(id: string): Parcel | undefined {
  return parcels.getSnapshot().find((parcel) => parcel.id === id);
}

/** Puts a parcel in the place of the one of its id. */
export function setParcel(parcel: Parcel): void {
  parcels.set([...parcels.getSnapshot().filter(({ id }) => id !== parcel.id), parcel]);
}

export function dropParcel(id: string): void {
  const left = parcels.getSnapshot().filter((parcel) => parcel.id !== id);
  parcels.set(left);
  // Then no page looks for what was taken along.
  if (left.length === 0) removeStored('takenAlong');
}

/** Whether all that was asked for is there, from whenever. */
export function isWhole({ takenAt }: Parcel): boolean {
  return takenAt !== undefined;
}

/** Whether there is something to be fetched for it without being asked again. */
export function isOnItsWay({ takenAt = 0, askedAt, isStopped }: Parcel): boolean {
  return !isStopped && takenAt < askedAt;
}
