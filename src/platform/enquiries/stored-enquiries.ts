import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { type Enquiry, enquiryDatabase } from '#platform/enquiries/enquiry.ts';

/*
 * Enquiries that have been submitted and not been answered, one record each: written at once, never by another tab over
 * this tab's, and not thrown away with the saved queries of an older build.
 */

/** Whether it is on the disk. Where storage is blocked, full or hanging, the enquiry lives in this page only. */
export async function storeEnquiry(enquiry: Enquiry): Promise<boolean> {
  return withDatabase(async (store) => {
    await set(enquiry.id, enquiry, store);
    return true;
  }, false);
}

export async function deleteStoredEnquiry(id: string): Promise<void> {
  await withDatabase((store) => del(id, store), undefined);
}

export async function readStoredEnquiry(id: string): Promise<Enquiry | undefined> {
  return readEnquiry(await withDatabase((store) => get<unknown>(id, store), undefined));
}

/** The ids of everything that can still be sent or is still to be shown; what cannot be read any more is cleared away. */
export async function storedEnquiryIds(): Promise<string[]> {
  const found = await withDatabase((store) => entries<string, unknown>(store), []);
  const ids: string[] = [];
  for (const [id, stored] of found) {
    if (readEnquiry(stored)?.id === id) ids.push(id);
    else await deleteStoredEnquiry(id);
  }
  return ids;
}

const storedSchema = z.object({
  id: z.uuid(),
  name: z.enum(['contact', 'custom-safari']),
  body: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  href: z.string().check(z.regex(/^\/(?![/\\])/)),
  pressedAt: z.number(),
  keptAt: z.optional(z.number()),
  answer: z.optional(z.looseObject({ message: z.string(), reference: z.string() })),
});

/** An enquiry as it was found on the device; undefined when it is damaged. */
function readEnquiry(stored: unknown): Enquiry | undefined {
  return storedSchema.safeParse(stored).data;
}

/** A database that neither opens nor fails must not stand between a visitor and their enquiry. */
const patienceMs = 2000;

const storeName = 'enquiries';

let opened: Promise<UseStore> | undefined;
let openedIn: IDBFactory | undefined;

/** Does something with the database, or gives `otherwise` where storage is blocked, full or hanging. */
async function withDatabase<T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  const tooLong = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  try {
    return await Promise.race([connection().then(work), tooLong]);
  } catch {
    opened = undefined;
    return otherwise;
  }
}

/** One connection, and a new one where the last could not be made. */
function connection(): Promise<UseStore> {
  if (opened === undefined || openedIn !== indexedDB) {
    // Where databases are blocked this throws, before there is a promise nobody waits for.
    openedIn = indexedDB;
    opened = openDatabase();
  }
  return opened;
}

async function openDatabase(): Promise<UseStore> {
  await repairDatabase(enquiryDatabase, storeName);
  return createStore(enquiryDatabase, storeName);
}

const releases = new Map<string, () => void>();

/**
 * One tab at a time deals with an enquiry: it sends it and shows how it ended. The browser gives a claim to the next tab
 * when this one closes or crashes. Without Web Locks two tabs may both send; the server answers both with one reference.
 * `wait` until no other tab has it, or take it only if it is free. Resolves once this tab may go on, either way.
 */
export async function claimEnquiry(id: string, { wait }: { wait: boolean }): Promise<void> {
  // Not in every browser, whatever the types say, and not on plain http.
  const locks: LockManager | null | undefined = navigator.locks;
  if (releases.has(id) || !locks) return;
  await new Promise<void>((proceed) => {
    async function hold(lock: Lock | null): Promise<void> {
      proceed();
      if (lock !== null) await new Promise<void>((release) => releases.set(id, release));
      releases.delete(id);
    }
    locks.request(`enquiry ${id}`, { ifAvailable: !wait }, hold).catch(() => proceed());
  });
}

export function releaseEnquiry(id: string): void {
  releases.get(id)?.();
}
