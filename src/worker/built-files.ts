import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { boundedCache, builtFileCache, earlierBuildCache } from '#src/worker/caches.ts';

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
