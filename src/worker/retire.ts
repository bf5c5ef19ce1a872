declare const self: ServiceWorkerGlobalScope;

/**
 * The worker that ends all workers: it takes over, empties every cache and unregisters itself. Pages stay as they are, so
 * nothing typed is lost and nothing can loop. How to ship it: docs/operations.md.
 */
export function retire(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(emptyAndLeave()));
}

async function emptyAndLeave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
