import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLocalDevelopment(): boolean {
  return import.meta.env.DEV || localHosts.has(location.hostname);
}

/**
 * In local development the script is fetched first (B-184). When it is missing or is not JavaScript, as with another
 * project or the development server on this port, what an earlier build registered is removed and the page reloads, once.
 * Gives whether the script may be registered.
 */
export async function isWorkerUsable(script: string): Promise<boolean> {
  const answer = await fetch(script, { cache: 'no-store' });
  if (answer.ok && isJavaScript(answer)) return true;
  if (await unregisterWorkers()) reloadAutomatically('unusable-worker');
  return false;
}

/** Whether there was one. */
export async function unregisterWorkers(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  return registrations.length > 0;
}

function isJavaScript(answer: Response): boolean {
  return /^(text|application)\/(x-)?javascript\b/i.test(answer.headers.get('content-type') ?? '');
}
