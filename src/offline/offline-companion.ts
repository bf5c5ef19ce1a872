import type { QueryClient } from '@tanstack/react-query';
import { followAwayLinks } from '#offline/away-links.ts';
import { notifyOfConnection } from '#offline/connection-notices.ts';
import { offlineTexts } from '#offline/offline-texts.ts';
import { announceToursSynced, refreshTours, toursSyncedEvent } from '#offline/tours-synced.ts';
import { type PageMessage, readWorkerMessage, toursSyncTag } from '#offline/worker-messages.ts';
import { followUpdates } from '#offline/worker-updates.ts';
import { readStored } from '#platform/browser/storage.ts';
import { notify } from '#platform/notices/notify.ts';

/** How often the worker is asked to clean its caches; a tab that stays open looks for a new version as often (B-95). */
const cleaningInterval = 24 * 60 * 60 * 1000;

/** Background sync is Chromium's only, and in no standard library. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

interface CompanionOptions {
  /** The service worker's, where there is one. */
  registration: ServiceWorkerRegistration | undefined;
  /** Whether this visit brought it. */
  isNew: boolean;
  /** Fetches what shows a notice. */
  prepareNotices: () => void;
}

/** Everything that keeps the site working without a network, once the page has loaded and the browser is idle. */
export async function startCompanion(
  queryClient: QueryClient,
  { registration, isNew, prepareNotices }: CompanionOptions,
): Promise<void> {
  addEventListener(toursSyncedEvent, () => refreshTours(queryClient));
  notifyOfConnection(async () => {
    if (registration === undefined) refreshTours(queryClient);
    else await askForSync(registration);
  });

  followAwayLinks(queryClient);
  if (readStored('takenAlong') !== null) {
    import('#offline/run-downloads.ts').then(({ resumeDownloads }) => resumeDownloads(queryClient)).catch(() => {});
  }

  // A worker keeps their code from its first minute.
  if (registration === undefined) return prepareNotices();
  const { refresh } = followUpdates(registration, queryClient);
  if (isNew) {
    notify(offlineTexts.offlineReady);
    keepWhatIsShown(registration);
  }

  navigator.serviceWorker.addEventListener('message', ({ data, source }) => {
    if (!(source instanceof ServiceWorker)) return;
    const message = readWorkerMessage(data);
    if (message?.type === 'tours-synced') announceToursSynced(message.payload);
    if (message?.type === 'update-accepted') refresh();
  });

  setInterval(() => {
    postToWorker(registration, { type: 'CLEAN_CACHE' });
    registration.update().catch(() => {});
  }, cleaningInterval);
}

/** Has the tours fetched again (B-179). Where the browser cannot sync in the background, the worker is asked directly. */
async function askForSync(registration: WithSync): Promise<void> {
  try {
    if (registration.sync === undefined) throw new Error('No background sync here.');
    await registration.sync.register(toursSyncTag);
  } catch {
    postToWorker(registration, { type: 'SYNC_TOURS' });
  }
}

/** The page of a first visit and its pictures came before the worker, and are wanted offline as well. */
function keepWhatIsShown(registration: ServiceWorkerRegistration): void {
  const pictures = performance.getEntriesByType('resource').map(({ name }) => name);
  postToWorker(registration, { type: 'KEEP_PAGE', pictures });
}

function postToWorker({ active }: ServiceWorkerRegistration, message: PageMessage): void {
  active?.postMessage(message);
}
