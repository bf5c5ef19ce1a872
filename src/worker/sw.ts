import '#platform/zod-config.ts';
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readPageMessage, toursSyncTag, type WorkerMessage } from '#offline/worker-messages.ts';
import { isBuiltFile, isPicture, notPages } from '#src/worker/addresses.ts';
import { cleanCaches, setEarlierBuildAside } from '#src/worker/caches.ts';
import { answerPage, dropPages, keepPage } from '#src/worker/pages.ts';
import { answerPicture, keepPictures } from '#src/worker/pictures.ts';
import {
  answerBuiltFile,
  answerSiteFile,
  isSiteFile,
  keepFromTheStart,
  keepSiteFiles,
  keyOf,
  partsOf,
  type SiteFile,
} from '#src/worker/precache.ts';

/*
 * The service worker: keeps the site's own files and the pictures that were seen, so that visited pages open
 * without a network. Answers of the API are Query's to keep; calls, errors and writes pass by it.
 */

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: SiteFile[] };

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
const files: readonly SiteFile[] = self.__WB_MANIFEST;

if (import.meta.env.VITE_WORKER === 'retired') retire();
else work();

function work(): void {
  const apiHost = import.meta.env.VITE_API_HOST ?? '';

  // Before the list replaces the running build's.
  self.addEventListener('install', (event) =>
    event.waitUntil(setEarlierBuildAside(new Set(files.map(({ url }) => keyOf(url))))),
  );
  keepFromTheStart(files);
  registerRoute(isSiteFile, answerSiteFile);
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
      const { files, scripts } = message;
      const siteFiles = [...files, ...partsOf(scripts)];
      reply(event, Promise.all([keepPage(event), keepPictures(event, files), keepSiteFiles(event, siteFiles)]));
    }
    if (message?.type === 'KEEP_ALL') reply(event, keepSiteFiles(event));
  });

  self.addEventListener('sync', (event) => {
    if (event.tag === toursSyncTag) event.waitUntil(syncTours(apiHost));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(acceptUpdate());
  });
}

/** With nothing once it is done, else by the name of what is in the way. */
function reply(event: ExtendableMessageEvent, work: Promise<unknown>): void {
  const obstacle = work.then(
    () => undefined,
    ({ name }: Error) => name,
  );
  event.waitUntil(obstacle.then((name) => event.ports[0]?.postMessage(name)));
}

/** The notification of a new version was pressed: one page comes to the front and refreshes; others keep what is typed. */
async function acceptUpdate(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow('/'));
  await page.focus();
  page.postMessage({ type: 'update-accepted' } satisfies WorkerMessage);
}

/**
 * The worker that ends all workers: it takes over, empties every cache and unregisters itself. Pages stay as they are, so
 * nothing typed is lost and nothing can loop. How to ship it: docs/operations.md.
 */
function retire(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(emptyAndLeave()));
}

async function emptyAndLeave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

/** Shown to the visitor below `Data Updated`. */
const news = 'Tours, prices and seats are being refreshed.';

/**
 * After a reconnection: once the back end really answers, open pages are asked to refresh what they show. The worker keeps
 * no answers of the API, so it has nothing of its own to renew.
 *
 * @throws TypeError while the back end is out of reach; the browser then tries the sync again later.
 */
async function syncTours(apiHost: string): Promise<void> {
  const answer = await fetch(`${apiHost}/api/health`, { cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`The back end answers ${answer.status}.`);
  await postToPages({ type: 'tours-synced', payload: news });
}

/** Says something to every open page of the site. */
async function postToPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
