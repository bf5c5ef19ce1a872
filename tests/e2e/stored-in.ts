import type * as playwright from '@playwright/test';

/** All that the browser keeps of the site: storage of both kinds, databases, and caches with what they hold. */
export function storedIn(page: playwright.Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        for (const reading of [objects.getAll(), objects.getAllKeys()]) {
          await new Promise((resolve) => {
            reading.onsuccess = resolve;
          });
          kept.push(reading.result);
        }
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url);
        if (/\/(tour|api)\//.test(request.url)) kept.push(await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(kept);
  });
}
