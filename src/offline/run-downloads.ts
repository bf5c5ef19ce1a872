import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { downloadPage, readFigures } from '#offline/download-page.ts';
import { downloadedPaths, keepOnly, readDownloadedPages } from '#offline/downloaded-pages.ts';
import {
  downloadOf,
  downloads,
  dropDownload,
  isComplete,
  isDue,
  type OfflineDownload,
  setDownload,
} from '#offline/downloads.ts';
import { bytesOf, type DownloadFigures, type PictureSize } from '#offline/page-parts.ts';
import { keepCode } from '#offline/register-worker.ts';
import { isConnectionFailure } from '#platform/api/app-error.ts';
import { savesData } from '#platform/browser/connection.ts';
import { connectionFailed } from '#platform/connection-watch.ts';
import { notify } from '#platform/notices/notify.ts';
import { retryDelay } from '#platform/query-client.ts';

/** How far a download is. */
export interface DownloadProgress {
  /** `waiting` for the network, and going on by itself; `full` where the device has no room for more. */
  state: 'running' | 'waiting' | 'full';
  pages: number;
  allPages: number;
}

/**
 * A download is a query, which the query client repeats, pauses without a network and goes on with; its data is how far it is. What
 * was downloaded lies elsewhere (downloaded-pages.ts), so each try goes on where the one before ended.
 */
export function downloadQuery(id: string) {
  return queryOptions<DownloadProgress | null>({
    queryKey: ['offline download', id],
    queryFn: ({ client, signal }) => alone(() => download(client, id, signal), signal),
    networkMode: 'online',
    staleTime: 0,
    retry: true,
    retryDelay,
    meta: { persist: false },
  });
}

/** What a visitor sees of it; nothing before it has begun and once it has ended. */
export function progressOf(query: {
  data?: DownloadProgress | null | undefined;
  fetchStatus: string;
}): DownloadProgress | undefined {
  const { data, fetchStatus } = query;
  return fetchStatus === 'idle' && data?.state !== 'full' ? undefined : (data ?? undefined);
}

/** Which size of pictures this device is given. */
export function pictureSize(): PictureSize {
  return Math.min(screen.width, screen.height) < 600 ? 'small' : 'large';
}

/**
 * Downloads pages, or renews them; what is there already stays until it has been replaced. Gives whether storage lets us: else
 * nothing is fetched.
 */
export function startDownload(
  queryClient: QueryClient,
  { id, title, pages, bytes }: Pick<OfflineDownload, 'id' | 'title' | 'pages' | 'bytes'>,
): boolean {
  const takenAt = downloadOf(id)?.takenAt;
  setDownload({ id, title, pages, bytes, takenAt, build: __BUILD_ID__, askedAt: Date.now(), isStopped: false });
  if (!downloads.isSaved()) {
    dropDownload(id);
    return false;
  }
  run(queryClient, id);
  return true;
}

/** Stops until the visitor goes on. */
export function stopDownload(queryClient: QueryClient, id: string): void {
  const stopped = downloadOf(id);
  if (stopped !== undefined) setDownload({ ...stopped, isStopped: true });
  queryClient
    .getQueryCache()
    .find({ queryKey: downloadQuery(id).queryKey })
    ?.reset();
}

/** Goes on with what was stopped. */
export function resumeDownload(queryClient: QueryClient, id: string): void {
  const stopped = downloadOf(id);
  if (stopped === undefined) return;
  setDownload({ ...stopped, isStopped: false });
  run(queryClient, id);
}

/** Takes a download off this device; pages that another one has as well stay. */
export async function removeDownload(queryClient: QueryClient, id: string): Promise<void> {
  stopDownload(queryClient, id);
  dropDownload(id);
  // A page may be on its way onto the disk.
  await alone(() => keepOnly(allPages()));
}

const day = 24 * 60 * 60 * 1000;

/**
 * What was downloaded on an earlier visit: goes on with what is on its way, renews what is a day or a build old, and says where the browser
 * has cleared it away.
 */
export async function resumeDownloads(queryClient: QueryClient): Promise<void> {
  const all = downloads.getSnapshot();
  if (all.length === 0) return;
  const there = new Set(await downloadedPaths());
  const lost = all.filter((one) => isComplete(one) && one.pages.every((path) => !there.has(path)));
  if (lost.length > 0) {
    notify({
      id: 'taken-along-lost',
      type: 'warning',
      title: 'Pages for the way are gone',
      message: `This browser has cleared what you took along: ${lost.map(({ title }) => title).join(', ')}.`,
      duration: 0,
      action: {
        label: 'Take it again',
        run: () => {
          for (const one of lost) startDownload(queryClient, one);
        },
      },
    });
  }
  if (!navigator.onLine) return;
  const isOld = ({ takenAt = 0, build }: OfflineDownload) => Date.now() - takenAt > day || build !== __BUILD_ID__;
  for (const one of all) {
    // Whoever saves data is asked nothing of, and sent nothing unasked.
    const isRenewed = isComplete(one) && !one.isStopped && isOld(one) && !savesData();
    if (isRenewed && !lost.includes(one)) startDownload(queryClient, one);
  }
  for (const { id } of downloads.getSnapshot().filter(isDue)) run(queryClient, id);
}

function run(queryClient: QueryClient, id: string): void {
  // A query whose last observer goes is cancelled, and its dialog may be closed.
  const leave = new QueryObserver(queryClient, { ...downloadQuery(id), enabled: false }).subscribe(() => {});
  queryClient
    .query(downloadQuery(id))
    .catch(() => {})
    .finally(leave);
}

/** One tab at a time downloads or clears away, and one download after the other. */
function alone<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return navigator.locks.request('take-along', { ...(signal && { signal }) }, work);
}

const allPages = () => new Set(downloads.getSnapshot().flatMap(({ pages }) => pages));

/** Of the six requests a browser makes to one host at once; the visitor's own keep the others. */
const atOnce = 4;

/** Until nothing is due any more: meanwhile it may have been asked for anew. Gives null, or that there is no room. */
async function download(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<DownloadProgress | null> {
  for (let due = downloadOf(id); due !== undefined && isDue(due); due = downloadOf(id)) {
    const progress: DownloadProgress = { state: 'running', pages: 0, allPages: due.pages.length };
    const report = (changes: Partial<DownloadProgress>) => {
      Object.assign(progress, changes);
      // Pages that were on their way end after it was stopped.
      if (!signal.aborted) queryClient.setQueryData(downloadQuery(id).queryKey, { ...progress });
    };
    try {
      await downloadAll(due, signal, (pages) => report({ pages }));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        setDownload({ ...due, isStopped: true });
        return { ...progress, state: 'full' };
      }
      report({ state: 'waiting' });
      if (isConnectionFailure(error)) connectionFailed(queryClient);
      throw error;
    }
  }
  return null;
}

async function downloadAll(due: OfflineDownload, signal: AbortSignal, report: (pages: number) => void): Promise<void> {
  const { id, pages, askedAt } = due;
  const there = await readDownloadedPages();
  const wanted = pages.filter((path) => (there.get(path)?.at ?? 0) < askedAt);
  let done = pages.length - wanted.length;
  report(done);
  // Before the pages: what a download that breaks off has of them is to open.
  await keepCode(signal);
  const figures = await readFigures(signal);
  const options = {
    figures,
    size: pictureSize(),
    isOfBuild: await isOfBuild(figures, pages[0] ?? '/', signal),
    signal,
  };
  const gone = new Set<string>();
  const failures: unknown[] = [];
  const left = wanted.values();
  const work = async () => {
    for (const path of left) {
      // The first that fails ends the others.
      if (failures.length > 0) return;
      try {
        if (!(await downloadPage(path, options))) gone.add(path);
      } catch (error) {
        return void failures.push(error);
      }
      done += 1;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
  const staying = pages.filter((path) => !gone.has(path));
  const now = downloadOf(id);
  // Another tab may have taken it off meanwhile, or asked for it anew.
  if (now?.askedAt === askedAt) {
    setDownload({ ...now, pages: staying, takenAt: Date.now(), bytes: bytesOf(figures, staying, options.size) });
  }
  await keepOnly(allPages());
}

/** Whether the server's content is the build's. A static host, which does not say, has the build's pages. */
async function isOfBuild({ content }: DownloadFigures, path: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', signal }).catch(() => undefined);
  const served = /\bcontent;desc="?([^",;]+)/.exec(answer?.headers.get('server-timing') ?? '')?.[1];
  return answer?.ok === true && (served === undefined || served === content);
}
