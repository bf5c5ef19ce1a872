import { tellPages } from '#src/worker/tell-pages.ts';

/** Shown to the visitor below `Data Updated`. */
const news = 'Tours, prices and seats are being refreshed.';

/**
 * After a reconnection: once the back end really answers, open pages are told to refresh what they show. The worker keeps
 * no answers of the API, so it has nothing of its own to renew.
 *
 * @throws TypeError while the back end is out of reach; the browser then tries the sync again later.
 */
export async function syncTours(apiHost: string): Promise<void> {
  const answer = await fetch(`${apiHost}/api/health`, { cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`The back end answers ${answer.status}.`);
  await tellPages({ type: 'tours-synced', payload: news });
}
