import { createStore, keys, type UseStore } from 'idb-keyval';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { enquiryDatabaseName } from '#platform/enquiries/enquiry-database-name.ts';

/** A database that neither opens nor fails must not stand between a visitor and their enquiry. */
const patienceMs = 2000;

const storeName = 'enquiries';

let opened: Promise<UseStore> | undefined;
let openedIn: IDBFactory | undefined;

/** The database: one connection, and a new one where the last could not be made. */
function database(): Promise<UseStore> {
  if (opened === undefined || openedIn !== indexedDB) {
    // Where databases are blocked this throws, before there is a promise nobody waits for.
    openedIn = indexedDB;
    opened = openDatabase();
  }
  return opened;
}

async function openDatabase(): Promise<UseStore> {
  await repairDatabase(enquiryDatabaseName, storeName);
  return createStore(enquiryDatabaseName, storeName);
}

/** Does something with the database, or gives `otherwise` where storage is blocked, full or hanging. */
export async function withEnquiryDatabase<T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  const tooLong = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  try {
    return await Promise.race([database().then(work), tooLong]);
  } catch {
    opened = undefined;
    return otherwise;
  }
}

/** Whether an earlier visit has left an enquiry here. */
export async function holdsEnquiries(): Promise<boolean> {
  return (await withEnquiryDatabase((store) => keys(store), [])).length > 0;
}
