import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { downloadedPictures } from '#offline/page-parts.ts';
import { cacheKey, keepablePictures, otherRenditions } from '#src/worker/addresses.ts';
import { boundedCache, pictureCache } from '#src/worker/caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** What one page can have had on the screen before there was a worker. */
const mostKept = 60;

const strategy = new StaleWhileRevalidate(boundedCache(pictureCache));

/**
 * The kept picture at once, renewed behind; without a network the downloaded one, or the same picture in another size, and
 * failing that an error,
 * upon which the page shows its category's placeholder.
 */
export const answerPicture: RouteHandlerCallback = async (options) => {
  try {
    return await strategy.handle(options);
  } catch {
    const { url } = options.request;
    const kept = await Promise.all([caches.open(downloadedPictures), caches.open(pictureCache)]);
    for (const address of [cacheKey(url), ...otherRenditions(url)]) {
      for (const cache of kept) {
        const found = await cache.match(address);
        if (found !== undefined) return found;
      }
    }
    return Response.error();
  }
};

/** Keeps pictures a page loaded before there was a worker. The browser has them still, so it costs no second transfer. */
export async function keepPictures(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of keepablePictures(addresses, self.location.origin, mostKept)) {
    await Promise.allSettled(strategy.handleAll({ event, request: new Request(address) }));
  }
}
