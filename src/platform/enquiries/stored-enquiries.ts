import { del, entries, get, set } from 'idb-keyval';
import { type Enquiry, readEnquiry } from '#platform/enquiries/enquiry.ts';
import { withEnquiryDatabase } from '#platform/enquiries/enquiry-database.ts';

/*
 * Enquiries that have been submitted and not been answered, one record each: written at once, never by another tab over
 * this tab's, and not thrown away with the saved queries of an older build.
 */

/** Whether it is on the disk. Where storage is blocked, full or hanging, the enquiry lives in this page only. */
export async function storeEnquiry(enquiry: Enquiry): Promise<boolean> {
  return withEnquiryDatabase(async (store) => {
    await set(enquiry.id, enquiry, store);
    return true;
  }, false);
}

export async function deleteStoredEnquiry(id: string): Promise<void> {
  await withEnquiryDatabase((store) => del(id, store), undefined);
}

export async function readStoredEnquiry(id: string): Promise<Enquiry | undefined> {
  return readEnquiry(await withEnquiryDatabase((store) => get<unknown>(id, store), undefined));
}

/** The ids of everything that can still be sent or is still to be told; what cannot be read any more is cleared away. */
export async function storedEnquiryIds(): Promise<string[]> {
  const found = await withEnquiryDatabase((store) => entries<string, unknown>(store), []);
  const ids: string[] = [];
  for (const [id, stored] of found) {
    if (readEnquiry(stored)?.id === id) ids.push(id);
    else await deleteStoredEnquiry(id);
  }
  return ids;
}
