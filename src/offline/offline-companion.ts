import type { QueryClient } from '@tanstack/react-query';
import { modulesName } from '#contract/site/page-marks.ts';
import { followAwayLinks } from '#offline/away-links.ts';
import { notifyOfConnection } from '#offline/connection-notices.ts';
import { offlineTexts } from '#offline/offline-texts.ts';
import { keepAllCode, usableWorker } from '#offline/register-worker.ts';
import { announceToursSynced, refreshTours, toursSyncedEvent } from '#offline/tours-synced.ts';
import { askToKeep, type PageMessage, readWorkerMessage, toursSyncTag } from '#offline/worker-messages.ts';
import { followUpdates } from '#offline/worker-updates.ts';
import { savesData } from '#platform/browser/connection.ts';
import { readStored } from '#platform/browser/storage.ts';
import { notify } from '#platform/notices/notify.ts';
import { delay } from '#ui/schedule.ts';

/** How often the worker is asked to clean its caches; a tab that stays open looks for a new version as often (B-95). */
const cleaningInterval = 24 * 60 * 60 * 1000;

/** How long what was pressed has the line to itself, in milliseconds. */
const pressMs = 3000;

/** Background sync is Chromium's only, and in no standard library. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

interface CompanionOptions {
  /** Settles when the visitor first presses something. */
  goesOn: Promise<void>;
  /** Begins to keep the page's answers on disk. Before a worker opens pages without a network they are no use to a visitor who touches nothing. */
  keepAnswers: () => void;
  /** Fetches what shows a notice, where no worker keeps it. */
  prepareNotices: () => void;
}

/**
 * Everything that keeps the site working without a network, once the page has loaded and the browser is idle; most of it once there is
 * a worker, or it turns out that there is none.
 */
export async function beginCompanion(
  queryClient: QueryClient,
  { goesOn, keepAnswers, prepareNotices }: CompanionOptions,
): Promise<void> {
  const { registration, isNew } = await usableWorker();
  if (registration !== undefined) keepAnswers();
  addEventListener(toursSyncedEvent, () => refreshTours(queryClient));
  // Whoever only reads one page has that one; whoever goes on, comes back or has a trip may open any other without a network.
  let isOwed = false;
  const keepRest = async () => {
    if (isOwed && registration !== undefined) isOwed = (await keepAllCode(registration)) !== undefined;
  };
  const goOn = () => {
    isOwed = !savesData();
    void keepRest();
  };
  if (isNew && readStored('keptTrips') === null) void goesOn.then(() => delay(pressMs)).then(goOn);
  else goOn();

  notifyOfConnection(async () => {
    void keepRest();
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
  if (isNew) void keepWhatIsShown(registration);
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

/** The page of a first visit and its files came before the worker, and are wanted offline as well. */
async function keepWhatIsShown(registration: ServiceWorkerRegistration): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const modules = document.querySelector<HTMLMetaElement>(`meta[name=${modulesName}]`)?.content;
  const obstacle = await askToKeep(registration, { type: 'KEEP_PAGE', files, scripts: modules?.split(' ') ?? [] });
  if (obstacle === undefined) notify(offlineTexts.offlineReady);
}

function postToWorker({ active }: ServiceWorkerRegistration, message: PageMessage): void {
  active?.postMessage(message);
}
