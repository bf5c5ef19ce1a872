import { createStore, keys, type UseStore } from 'idb-keyval';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { shelfName } from '#platform/enquiries/shelf-name.ts';

/** A database that neither opens nor fails must not stand between a visitor and their press. */
const patienceMs = 2000;

const storeName = 'enquiries';

let opened: Promise<UseStore> | undefined;
let openedIn: IDBFactory | undefined;

/** The shelf's database: one connection, and a new one where the last could not be made. */
function shelf(): Promise<UseStore> {
  if (opened === undefined || openedIn !== indexedDB) {
    // Where databases are blocked this throws, before there is a promise nobody waits for.
    openedIn = indexedDB;
    opened = openShelf();
  }
  return opened;
}

async function openShelf(): Promise<UseStore> {
  await repairDatabase(shelfName, storeName);
  return createStore(shelfName, storeName);
}

/** Does something with the shelf, or gives `otherwise` where storage is blocked, full or hanging. */
export async function withShelf<T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  const tooLong = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  try {
    return await Promise.race([shelf().then(work), tooLong]);
  } catch {
    opened = undefined;
    return otherwise;
  }
}

/** Whether an earlier visit has left an enquiry here. */
export async function holdsEnquiries(): Promise<boolean> {
  return (await withShelf((store) => keys(store), [])).length > 0;
}
