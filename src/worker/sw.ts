import '#platform/zod-config.ts';
import { clientsClaim } from 'workbox-core';
import { type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readPageMessage, toursSyncTag } from '#offline/worker-messages.ts';
import { acceptUpdate } from '#src/worker/accept-update.ts';
import { isBuiltFile, isPicture, notPages } from '#src/worker/addresses.ts';
import { answerBuiltFile } from '#src/worker/built-files.ts';
import { cleanCaches, setEarlierBuildAside } from '#src/worker/caches.ts';
import { answerPage, dropPages, keepPage } from '#src/worker/pages.ts';
import { answerPicture, keepPictures } from '#src/worker/pictures.ts';
import { keepFromTheStart, precache } from '#src/worker/precache.ts';
import { retire } from '#src/worker/retire.ts';
import { syncTours } from '#src/worker/sync-tours.ts';

/*
 * The service worker: keeps the site's own files and the pictures that were seen, so that visited pages open
 * without a network. Answers of the API are Query's to keep; calls, errors and writes pass by it.
 */

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

declare global {
  /** Background sync is Chromium's only, and in no standard library. */
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

// The build writes the list of files in the place of this one expression.
const files = self.__WB_MANIFEST;

if (import.meta.env.VITE_WORKER === 'retired') retire();
else work();

function work(): void {
  const apiHost = import.meta.env.VITE_API_HOST ?? '';

  // Before the list replaces the running build's.
  self.addEventListener('install', (event) => event.waitUntil(setEarlierBuildAside(new Set(keptAddresses()))));
  keepFromTheStart(files);
  // Navigations go by the network first, so `/` is no file of the list.
  registerRoute(
    new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/^_t$/] }),
  );
  registerRoute(new NavigationRoute(answerPage, { denylist: notPages }));
  // What is downloaded is kept elsewhere, and drives nothing out of this cache (src/offline/download-page.ts).
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && request.cache !== 'no-store' && isBuiltFile(url.pathname),
    answerBuiltFile,
  );
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && isPicture(url.pathname),
    answerPicture,
  );

  // The first page is served as well, from its first visit on.
  clientsClaim();
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), cleanCaches(), dropPages()]));
  });

  self.addEventListener('message', (event) => {
    const message = readPageMessage(event.data);
    if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
    if (message?.type === 'CLEAN_CACHE') event.waitUntil(cleanCaches());
    if (message?.type === 'SYNC_TOURS') event.waitUntil(syncTours(apiHost));
    if (message?.type === 'KEEP_PAGE') {
      event.waitUntil(Promise.all([keepPage(event), keepPictures(event, message.pictures)]));
    }
  });

  self.addEventListener('sync', (event) => {
    if (event.tag === toursSyncTag) event.waitUntil(syncTours(apiHost));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(acceptUpdate());
  });
}

function keptAddresses(): string[] {
  const keys = files.map((file) => precache.getCacheKeyForURL(typeof file === 'string' ? file : file.url));
  return keys.filter((key) => key !== undefined);
}
