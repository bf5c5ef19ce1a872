import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { boundedCache, builtFileCache, earlierBuildCache } from '#src/worker/caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of the six requests a browser makes to one host at once; the visitor's own keep the others. */
const atOnce = 4;

/** Knows the site's own files, which the worker keeps from the start. */
export const precache = new PrecacheController();

/**
 * Keeps these files once the worker installs. Workbox alone asks for one file after the other, and over a slow line each waits for
 * its answer: that took 22 seconds, in which most visitors have gone. So several of its controllers install a part of the list each.
 */
export function keepFromTheStart(files: readonly PrecacheEntry[]): void {
  precache.addToCacheList([...files]);
  const installers = Array.from({ length: atOnce }, (_, index) => {
    const installer = new PrecacheController();
    installer.addToCacheList(files.filter((_file, place) => place % atOnce === index));
    return installer;
  });
  self.addEventListener('install', (event) => {
    for (const installer of installers) void installer.install(event);
  });
  self.addEventListener('activate', precache.activate);
}

const strategy = new CacheFirst(boundedCache(builtFileCache));

/** Files this build does not keep from the start: seldom needed ones, and those of the build before. */
export const answerBuiltFile: RouteHandlerCallback = async (options) => {
  const earlier = await caches.open(earlierBuildCache);
  return (await earlier.match(options.request.url)) ?? strategy.handle(options);
};

/** Keeps a file before anybody asks for it. */
export async function keepBuiltFile(event: ExtendableEvent, address: string): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ event, request: new Request(address) }));
}
