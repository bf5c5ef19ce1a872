import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { downloadedPictures } from '#offline/page-parts.ts';
import { cacheKey } from '#src/worker/addresses.ts';

const day = 24 * 60 * 60;

export const pictureCache = 'pictures';
export const pageCache = 'pages';
export const builtFileCache = 'built-files';
/** What the build before this one was made of, for tabs that still show it. */
export const earlierBuildCache = 'earlier-build';

/** What each cache may grow to; 300 plates at the sizes phones ask for are about 15 MB. */
const limits = {
  [pictureCache]: { maxEntries: 300, maxAgeSeconds: 30 * day },
  [builtFileCache]: { maxEntries: 120, maxAgeSeconds: 60 * day },
  // What is a day old may name a price that has changed; about 150 kB each.
  [pageCache]: { maxEntries: 30, maxAgeSeconds: day },
};

/** Kept by its address without `_t`, only whole answers, and only so many of them. */
export function boundedCache(name: keyof typeof limits) {
  const plugins: WorkboxPlugin[] = [
    { cacheKeyWillBeUsed: async ({ request }) => cacheKey(request.url) },
    // Neither errors nor opaque answers, whose size nobody knows and browsers overestimate.
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ ...limits[name], purgeOnQuotaError: true }) as WorkboxPlugin,
  ];
  return { cacheName: name, plugins };
}

/** Drops what is too old or too much, and caches whose names we no longer use (B-95). */
export async function cleanCaches(): Promise<void> {
  for (const [name, limit] of Object.entries(limits)) await new CacheExpiration(name, limit).expireEntries();
  const known = new Set([cacheNames.precache, earlierBuildCache, downloadedPictures, ...Object.keys(limits)]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

/**
 * Sets the running build's files aside before this one replaces them: a tab that still shows that build may yet need one.
 * `kept` are the addresses both builds have. Where there is no room for both, the new build goes first.
 */
export async function setEarlierBuildAside(kept: ReadonlySet<string | undefined>): Promise<void> {
  await caches.delete(earlierBuildCache);
  await copyRunningBuild(kept).catch(() => caches.delete(earlierBuildCache));
}

async function copyRunningBuild(kept: ReadonlySet<string | undefined>): Promise<void> {
  const [running, aside] = await Promise.all([caches.open(cacheNames.precache), caches.open(earlierBuildCache)]);
  for (const request of await running.keys()) {
    if (kept.has(request.url) || !new URL(request.url).pathname.startsWith('/assets/')) continue;
    const file = await running.match(request);
    if (file !== undefined) await aside.put(request, file);
  }
}
