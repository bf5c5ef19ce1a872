import { askToKeep } from '#offline/worker-messages.ts';
import { AppError } from '#platform/api/app-error.ts';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { savesData } from '#platform/browser/connection.ts';

interface UsableWorker {
  /** Undefined where there is no worker; one for which there was no room is none. */
  registration: ServiceWorkerRegistration | undefined;
  /** Whether it came just now. */
  isNew: boolean;
}

/** The worker, once the files it begins with are there. */
export async function usableWorker(options?: RegisterOptions): Promise<UsableWorker> {
  const registration = await registerWorker(options);
  const isNew = registration !== undefined && registration.active === null;
  if (isNew) await hasSettled(registration.installing ?? registration.waiting);
  if (!registration?.active) return { registration: undefined, isNew };
  if (isNew) allCode = Promise.resolve(false);
  return { registration, isNew };
}

/** The code of all pages takes 1.6 MB, in bytes that browsers count generously. */
const roomNeeded = 10_000_000;

/** Whether any page whose answers are there can be shown without a network. Where there is no worker, nobody knows better. */
let allCode = Promise.resolve(true);
export const hasAllCode = () => allCode;

/** Has the worker keep the code of all pages. Gives the name of what was in the way, or nothing once it is there. */
export function keepAllCode(
  registration: ServiceWorkerRegistration,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const keep = async (): Promise<string | undefined> => {
    // A worker that finds no room drops pictures and pages for what it is asked to keep.
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota - usage < roomNeeded) return 'QuotaExceededError';
    return askToKeep(registration, { type: 'KEEP_ALL' }, signal);
  };
  const asked = keep();
  allCode = asked.then(
    (obstacle) => obstacle === undefined,
    () => false,
  );
  return asked;
}

/**
 * The code of all pages, for visitors who have asked for some of them; also for those who save data. Where there can be no worker,
 * pages open without a network from nothing anyway; and one of a new build brings all of it.
 *
 * @throws AppError where the server is out of reach or no worker could be installed, and DOMException where there is no room
 */
export async function keepCode(signal: AbortSignal): Promise<void> {
  const { registration, isNew } = await usableWorker({ isAskedFor: true });
  if (isNew && registration === undefined) throw new AppError('API_ERROR', 'The background worker was not installed.');
  if (registration === undefined || registration.installing || registration.waiting) return;
  const obstacle = await keepAllCode(registration, signal);
  signal.throwIfAborted();
  if (obstacle === 'QuotaExceededError') throw new DOMException('There is no room for the code.', obstacle);
  const code = obstacle === 'no-response' ? 'NETWORK_ERROR' : 'API_ERROR';
  if (obstacle !== undefined) throw new AppError(code, `The code could not be kept (${obstacle}).`);
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

interface RegisterOptions {
  isAskedFor?: boolean;
}

/** Never renamed: a browser that has the old name would keep that worker for ever. */
const script = '/sw.js';

/**
 * Registers the service worker. A failure is logged, and the site works without it. Its files are not
 * downloaded for visitors who ask to save data, unless they ask for something that takes it; a worker they have already is kept.
 */
async function registerWorker({
  isAskedFor = false,
}: RegisterOptions = {}): Promise<ServiceWorkerRegistration | undefined> {
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
 * In local development the script is asked for first (B-184). When it is missing or is not JavaScript, as with another
 * project or the development server on this port, what an earlier build registered is removed and the page reloads, once.
 * Gives whether the script may be registered.
 */
async function isWorkerUsable(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' });
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
