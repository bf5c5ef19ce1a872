import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { type Enquiry, readEnquiry } from '#platform/enquiries/enquiry.ts';

/*
 * Enquiries that have been pressed and not been answered, one record each: written at once, never by another tab over
 * this tab's, and not thrown away with the saved queries of an older build.
 */

/** A database that neither opens nor fails must not stand between a visitor and their press. */
const patienceMs = 2000;

let opened: UseStore | undefined;
let openedIn: IDBFactory | undefined;

/** One connection, and a new one where the last could not be made. */
function shelf(): UseStore {
  if (opened === undefined || openedIn !== indexedDB) {
    opened = createStore('kept-enquiries', 'enquiries');
    openedIn = indexedDB;
  }
  return opened;
}

/** Whether it is on the disk. Where storage is blocked, full or hanging, the enquiry lives in this page only. */
export async function shelve(enquiry: Enquiry): Promise<boolean> {
  return attempt(async () => {
    await set(enquiry.id, enquiry, shelf());
    return true;
  }, false);
}

export async function takeOffShelf(id: string): Promise<void> {
  await attempt(() => del(id, shelf()), undefined);
}

export async function readShelved(id: string): Promise<Enquiry | undefined> {
  return readEnquiry(await attempt(() => get<unknown>(id, shelf()), undefined));
}

/** The ids of everything that can still be sent or is still to be told; what cannot be read any more is cleared away. */
export async function shelvedIds(): Promise<string[]> {
  const found = await attempt(() => entries<string, unknown>(shelf()), []);
  const ids: string[] = [];
  for (const [id, stored] of found) {
    if (readEnquiry(stored)?.id === id) ids.push(id);
    else await takeOffShelf(id);
  }
  return ids;
}

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  const tooLong = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  try {
    return await Promise.race([work(), tooLong]);
  } catch {
    opened = undefined;
    return otherwise;
  }
}
