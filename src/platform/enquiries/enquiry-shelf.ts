import { del, entries, get, set } from 'idb-keyval';
import { type Enquiry, readEnquiry } from '#platform/enquiries/enquiry.ts';
import { withShelf } from '#platform/enquiries/shelf-store.ts';

/*
 * Enquiries that have been pressed and not been answered, one record each: written at once, never by another tab over
 * this tab's, and not thrown away with the saved queries of an older build.
 */

/** Whether it is on the disk. Where storage is blocked, full or hanging, the enquiry lives in this page only. */
export async function shelve(enquiry: Enquiry): Promise<boolean> {
  return withShelf(async (store) => {
    await set(enquiry.id, enquiry, store);
    return true;
  }, false);
}

export async function takeOffShelf(id: string): Promise<void> {
  await withShelf((store) => del(id, store), undefined);
}

export async function readShelved(id: string): Promise<Enquiry | undefined> {
  return readEnquiry(await withShelf((store) => get<unknown>(id, store), undefined));
}

/** The ids of everything that can still be sent or is still to be told; what cannot be read any more is cleared away. */
export async function shelvedIds(): Promise<string[]> {
  const found = await withShelf((store) => entries<string, unknown>(store), []);
  const ids: string[] = [];
  for (const [id, stored] of found) {
    if (readEnquiry(stored)?.id === id) ids.push(id);
    else await takeOffShelf(id);
  }
  return ids;
}
