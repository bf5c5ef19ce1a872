import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { cacheKey, isBuiltFile } from '#src/worker/addresses.ts';
import { boundedCache, builtFileCache, earlierBuildCache } from '#src/worker/caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file of the site's own, as the build lists it (scripts/vite/worker-options.ts). */
export interface SiteFile extends PrecacheEntry {
  url: string;
  /** No first page needs it to open again: it is kept once somebody asks for it, or goes on. */
  isLater?: true;
  /** Of a page's code: the files that what one does on the page may ask for. */
  parts?: string[];
}

/** Of the six requests a browser makes to one host at once; the visitor's own keep the others. */
const atOnce = 4;

/** Knows the site's own files. */
const precache = new PrecacheController();

/** The address a file of this build is kept under; undefined of anything else. */
export function keyOf(address: string): string | undefined {
  return precache.getCacheKeyForURL(cacheKey(new URL(address, self.location.href).href));
}

const parts = new Map<string | undefined, string[]>();

/** What one does on a page that began with these scripts may ask for these. */
export const partsOf = (scripts: readonly string[]) => scripts.flatMap((script) => parts.get(keyOf(script)) ?? []);

/**
 * Keeps these files once the worker installs: at first those without which no page opens again, in the place of a worker that is there
 * already all of them, since that one's visitor goes on. Workbox alone asks for one file after the other, and over a slow line each
 * waits for its answer: that took 22 seconds, in which most visitors have gone. So several of its controllers install a part each.
 */
export function keepFromTheStart(files: readonly SiteFile[]): void {
  precache.addToCacheList([...files]);
  for (const file of files) if (file.parts !== undefined) parts.set(keyOf(file.url), file.parts);
  self.addEventListener('install', (event) => {
    const wanted = files.filter(({ isLater }) => !isLater || self.registration.active !== null);
    for (let part = 0; part < atOnce; part++) {
      const installer = new PrecacheController();
      installer.addToCacheList(wanted.filter((_file, place) => place % atOnce === part));
      void installer.install(event);
    }
  });
  self.addEventListener('activate', precache.activate);
}

const siteFiles = new CacheFirst({
  cacheName: cacheNames.precache,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) ?? request }],
});

export const isSiteFile: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && keyOf(url.href) !== undefined;

/** One that is not kept yet is from then on; in the place of a drawing that cannot be had stands the one that is kept first. */
export const answerSiteFile: RouteHandlerCallback = async (options) => {
  try {
    return await siteFiles.handle(options);
  } catch (error) {
    const [drawing, dark = ''] = /^\/placeholders\/.+?(-dark)?\.svg$/.exec(options.url.pathname) ?? [];
    const other = drawing && (await precache.matchPrecache(`/placeholders/placeholder${dark}.svg`));
    if (!other) throw error;
    return other;
  }
};

/** Fewer still where nobody waits for the files. */
const atLeisure = 2;

/**
 * Keeps the site's own files among these, all of them when left out. What the browser has still costs no second transfer.
 *
 * @throws TypeError where one cannot be had, QuotaExceededError where there is no room
 */
export async function keepSiteFiles(
  event: ExtendableEvent,
  addresses: readonly string[] = precache.getCachedURLs(),
): Promise<void> {
  const left = addresses.filter(keyOf).values();
  const work = async () => {
    for (const address of left) {
      // What does not change its name may be another build's.
      const cache = isBuiltFile(new URL(address, self.location.href).pathname) ? 'default' : 'no-cache';
      const request = new Request(address, { cache, priority: 'low' });
      const [answer] = await Promise.all(siteFiles.handleAll({ event, request }));
      if (!answer.ok) throw new TypeError(`${address} is of another build.`);
    }
  };
  await Promise.all(Array.from({ length: atLeisure }, work));
}

const strategy = new CacheFirst(boundedCache(builtFileCache));

/** Files that are none of this build's list: seldom needed ones, and those of the build before. */
export const answerBuiltFile: RouteHandlerCallback = async (options) => {
  const earlier = await caches.open(earlierBuildCache);
  return (await earlier.match(options.request.url)) ?? strategy.handle(options);
};

/** Keeps a file before anybody asks for it. */
export async function keepBuiltFile(event: ExtendableEvent, address: string): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ event, request: new Request(address) }));
}

/** The empty page, which opens any address; undefined where it is not kept. */
export const keptShell = () => precache.matchPrecache('/_shell.html');
