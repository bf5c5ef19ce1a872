import type { QueryClient } from '@tanstack/react-query';
import { offlineTexts } from '#offline/offline-texts.ts';
import { refreshToUpdate } from '#offline/update-line.tsx';
import type { PageMessage } from '#offline/worker-messages.ts';
import { notify } from '#platform/notices/notify.ts';
import { delay } from '#ui/schedule.ts';

interface WorkerUpdates {
  /** Shows the new version. */
  refresh: () => void;
}

/**
 * Follows a registration: a worker that is installed beside the one in charge means that there is a new version (B-182). It
 * takes over when the visitor says so, and the page then reloads once; other tabs are notified and reload when their visitor
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
      if (worker.state === 'installed') void notifyOfUpdate(registration, refresh);
    });
  }

  if (registration.installing !== null) watch(registration.installing);
  // Left waiting by an earlier visit.
  else if (registration.waiting !== null) void notifyOfUpdate(registration, refresh);
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
    void notifyOfUpdate(registration, refresh);
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

const { title, message } = offlineTexts.updateAvailable;

/**
 * Notifies of a new version (B-183): by the browser's own notification if the visitor has allowed those before, else on the
 * page. Nobody is asked for permission. Both pass; the footer goes on offering it.
 */
export async function notifyOfUpdate(registration: ServiceWorkerRegistration, refresh: () => void): Promise<void> {
  refreshToUpdate.set(refresh);
  if ('Notification' in window && Notification.permission === 'granted') {
    try {
      await registration.showNotification(title, { body: message, tag: 'update', icon: '/icons/icon-192.png' });
      return;
    } catch {
      // Allowed, but switched off in the system: the page says it.
    }
  }
  notify({ ...offlineTexts.updateAvailable, action: { label: 'Refresh', run: refresh } });
}
