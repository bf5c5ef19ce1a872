import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { dataFileIn } from '#offline/page-parts.ts';
import { cacheKey, isPlainPage, scriptsOf } from '#src/worker/addresses.ts';
import { boundedCache, pageCache } from '#src/worker/caches.ts';
import { keepBuiltFile, keptShell, keyOf } from '#src/worker/precache.ts';

/** A network slower than this is no network to somebody who looks at a blank page. */
const networkTimeoutSeconds = 4;

/** A page whose files are not this build's would have to ask for them, and a page that has gone must not come back. */
const ofThisBuild: WorkboxPlugin = {
  async cacheWillUpdate({ request, response, event }) {
    // Firefox gives a preload that failed as an answer of type `error`.
    if (response.type === 'error' || response.status >= 500) return null;
    const page = response.status === 200 ? await response.clone().text() : undefined;
    if (page !== undefined && scriptsOf(page).every(keyOf)) {
      const data = dataFileIn(page);
      if (data !== undefined && event !== undefined) await keepBuiltFile(event, data);
      return response;
    }
    await (await caches.open(pageCache)).delete(cacheKey(request.url));
    return null;
  },
};

const { cacheName, plugins } = boundedCache(pageCache);
const copies = { cacheName, plugins: [ofThisBuild, ...plugins] };
const kept = new CacheOnly(copies);
const networkFirst = new NetworkFirst({ ...copies, networkTimeoutSeconds });
const networkOnly = new NetworkOnly({ networkTimeoutSeconds });

/**
 * The copy of a page that was opened before, at once, renewed behind; the server's own page for any other, for an address with a
 * search, and for whoever reloads. Where the server is away, the copy, else the kept shell, which opens every visited page from the
 * saved answers and says of the others that they need a network.
 */
export const answerPage: RouteHandlerCallback = async (options) => {
  const { url, cache } = options.request;
  const isPlain = isPlainPage(url);
  const copy = isPlain ? await kept.handle(options).catch(() => undefined) : undefined;
  const asked = (isPlain ? networkFirst : networkOnly).handle(options).catch(() => undefined);
  // A reload asks by another mode. The strategy keeps the worker at work until it has renewed the copy.
  if (copy !== undefined && cache === 'default') return copy;
  const answer = await asked;
  // A gateway in front of a server that is away answers too; the kept page is more use.
  if (answer !== undefined && answer.type !== 'error' && answer.status < 500) return answer;
  return copy ?? (await keptShell()) ?? answer ?? Response.error();
};

/** Keeps the page that asks for it, opened before there was a worker. The browser has it still, so it costs no second transfer. */
export async function keepPage(event: ExtendableMessageEvent): Promise<void> {
  if (!(event.source instanceof WindowClient) || !isPlainPage(event.source.url)) return;
  const request = new Request(cacheKey(event.source.url), { cache: 'force-cache' });
  await Promise.allSettled(networkFirst.handleAll({ event, request }));
}

/** They are pages of the build before. */
export async function dropPages(): Promise<void> {
  await caches.delete(pageCache);
}
