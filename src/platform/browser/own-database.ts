import { promisifyRequest } from 'idb-keyval';

/**
 * Drops a database that lacks its store and makes it anew. Another version of the site, or somebody's tools, left it so, and as the
 * store is made with the database nothing could ever be kept there again. Rejects where databases are blocked.
 */
export async function repairDatabase(name: string, store: string): Promise<void> {
  const database = await openDatabase(name, store);
  const hasStore = database.objectStoreNames.contains(store);
  database.close();
  if (hasStore) return;
  await promisifyRequest(indexedDB.deleteDatabase(name));
  (await openDatabase(name, store)).close();
}

function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return promisifyRequest(request);
}
