import type { QueryClient } from '@tanstack/react-query';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { savesData } from '#platform/browser/connection.ts';

/**
 * Registers the service worker and, once its files are there or it turns out that there is none, starts what goes with it
 * (offline-companion.ts). So a first visit fetches that code once, and not beside the page.
 *
 * @param keepAnswers begins to keep the page's answers on disk. Before a worker opens pages without a network they are no use to a
 *   visitor who touches nothing.
 * @param prepareNotices fetches what shows a notice, where no worker keeps it
 */
export async function beginCompanion(
  queryClient: QueryClient,
  { keepAnswers, prepareNotices }: { keepAnswers: () => void; prepareNotices: () => void },
): Promise<void> {
  const registration = await registerWorker();
  const isNew = registration !== undefined && registration.active === null;
  if (isNew) await hasSettled(registration.installing ?? registration.waiting);
  // A worker for which there was no room is none.
  const usable = registration?.active ? registration : undefined;
  if (usable !== undefined) keepAnswers();
  const { startCompanion } = await import('#offline/offline-companion.ts');
  await startCompanion(queryClient, { registration: usable, isNew, prepareNotices });
}

/** Answers for the page, or has been given up. */
function hasSettled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Never renamed: a browser that has the old name would keep that worker for ever. */
const script = '/sw.js';

/**
 * Registers the service worker. A failure is logged, and the site works without it. Its 1.6 MB of files are not
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

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function isLocalDevelopment(): boolean {
  return import.meta.env.DEV || localHosts.has(location.hostname);
}

/**
 * In local development the script is fetched first (B-184). When it is missing or is not JavaScript, as with another
 * project or the development server on this port, what an earlier build registered is removed and the page reloads, once.
 * Gives whether the script may be registered.
 */
async function isWorkerUsable(script: string): Promise<boolean> {
  const answer = await fetch(script, { cache: 'no-store' });
  if (answer.ok && isJavaScript(answer)) return true;
  if (await unregisterWorkers()) reloadAutomatically('unusable-worker');
  return false;
}

/** Whether there was one. */
async function unregisterWorkers(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  return registrations.length > 0;
}

function isJavaScript(answer: Response): boolean {
  return /^(text|application)\/(x-)?javascript\b/i.test(answer.headers.get('content-type') ?? '');
}
