import type { QueryClient } from '@tanstack/react-query';
import { registerWorker } from '#shell/offline/worker-registration.ts';

/**
 * Registers the service worker and, once its files are there or it turns out that there is none, starts what goes with it
 * (offline-companion.ts). So a first visit fetches that code once, and not beside the page.
 *
 * @param keepAnswers begins to keep the page's answers on disk. Before a worker opens pages without a network they are no use to a
 *   visitor who touches nothing.
 */
export async function beginCompanion(queryClient: QueryClient, keepAnswers: () => void): Promise<void> {
  const registration = await registerWorker();
  const isNew = registration !== undefined && registration.active === null;
  if (isNew) await hasSettled(registration.installing ?? registration.waiting);
  // A worker for which there was no room is none.
  const usable = registration?.active ? registration : undefined;
  if (usable !== undefined) keepAnswers();
  const { startCompanion } = await import('#shell/offline/offline-companion.ts');
  await startCompanion(queryClient, usable, isNew);
}

/** Answers for the page, or has been given up. */
function hasSettled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
