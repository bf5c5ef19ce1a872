import type { QueryClient } from '@tanstack/react-query';
import type { PageMessage } from '#platform/offline/worker-messages.ts';
import { tellOfUpdate } from '#shell/offline/update-notice.tsx';
import { delay } from '#ui/schedule.ts';

interface WorkerUpdates {
  /** Shows the new version. */
  refresh: () => void;
}

/**
 * Follows a registration: a worker that is installed beside the one in charge means that there is a new version (B-182). It
 * takes over when the visitor says so, and the page then reloads once; other tabs are told and reload when their visitor
 * says so.
 */
export function followUpdates(registration: ServiceWorkerRegistration, queryClient: QueryClient): WorkerUpdates {
  const { serviceWorker } = navigator;
  let hasController = serviceWorker.controller !== null;
  let isAsked = false;
  let hasNewPages = false;

  function refresh(): void {
    if (isAsked) return;
    isAsked = true;
    if (hasNewPages || registration.waiting === null) return void reloadWhenSent(queryClient);
    registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  }

  function watch(worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') void tellOfUpdate(registration, refresh);
    });
  }

  if (registration.installing !== null) watch(registration.installing);
  // Left waiting by an earlier visit.
  else if (registration.waiting !== null) void tellOfUpdate(registration, refresh);
  registration.addEventListener(
    'updatefound',
    () => registration.installing !== null && watch(registration.installing),
  );

  serviceWorker.addEventListener('controllerchange', () => {
    const isUpdate = hasController;
    hasController = true;
    if (!isUpdate) return;
    if (isAsked) return void reloadWhenSent(queryClient);
    // Another tab has taken the new version; this one keeps what is typed in it.
    hasNewPages = true;
    void tellOfUpdate(registration, refresh);
  });

  return { refresh };
}

/** How long something that is being sent is waited for. */
const longestWait = 15_000;

/** Reloads at the visitor's word. Drafts are kept by their forms; what is just being sent may arrive first. */
async function reloadWhenSent(queryClient: QueryClient): Promise<void> {
  const started = performance.now();
  const isSending = () => queryClient.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0;
  while (isSending() && performance.now() - started < longestWait) await delay(200);
  location.reload();
}
