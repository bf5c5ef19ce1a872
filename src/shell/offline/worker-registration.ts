import { savesData } from '#platform/browser/connection.ts';
import { isLocalDevelopment, isWorkerUsable, unregisterWorkers } from '#shell/offline/local-worker-check.ts';

/** Never renamed: a browser that has the old name would keep that worker for ever. */
const script = '/sw.js';

/**
 * Registers the service worker. A failure is logged, and the site works without it. Its 1.7 MB of files are not
 * downloaded for visitors who ask to save data, unless they ask for something that takes it; a worker they have already is kept.
 */
export async function registerWorker({ isAskedFor = false } = {}): Promise<ServiceWorkerRegistration | undefined> {
  // Not in every browser, and not over plain http.
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    if (savesData() && !isAskedFor) return await navigator.serviceWorker.getRegistration();
    if (isLocalDevelopment() && !(await isWorkerUsable(script))) return undefined;
    // The development server has pages of its own for every address.
    if (import.meta.env.DEV) return undefined;
    if (import.meta.env.VITE_WORKER === 'retired') {
      await unregisterWorkers();
      return undefined;
    }
    return await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  } catch (error) {
    console.info('The background worker could not be registered; the site works without it.', error);
    return undefined;
  }
}
