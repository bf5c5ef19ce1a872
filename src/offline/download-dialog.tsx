import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { readFigures } from '#offline/download-page.ts';
import { downloads, isComplete, type OfflineDownload, wholeSite } from '#offline/downloads.ts';
import { bytesOf } from '#offline/page-parts.ts';
import {
  downloadQuery,
  pictureSize,
  progressOf,
  removeDownload,
  resumeDownload,
  startDownload,
  stopDownload,
} from '#offline/run-downloads.ts';
import { canRemember } from '#platform/browser/storage.ts';
import { useStore } from '#platform/store.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** What can be downloaded. */
export interface Downloadable {
  /** A trip's is the path of its page. */
  id: string;
  title: string;
  /** The paths of its pages, asked for when it is weighed; left out for all there are. */
  pages?: (queryClient: QueryClient) => Promise<readonly string[]>;
}

/** What it weighs, then how far it is, then what is there, and how to be rid of it. */
export function DownloadDialog({ downloadable, head }: { downloadable: Downloadable; head: ReactNode }) {
  const download = useStore(downloads, []).find(({ id }) => id === downloadable.id);
  return (
    <div className="grid gap-5 p-5 sm:p-8">
      {head}
      {downloadable.pages !== undefined && (
        <p className="font-display font-semibold text-title-3">{downloadable.title}</p>
      )}
      {download === undefined ? (
        <Offer downloadable={downloadable} />
      ) : (
        <Downloaded download={download} downloadable={downloadable} />
      )}
    </div>
  );
}

/** What it weighs and whether there is room, before anything is fetched. */
function Offer({ downloadable, onBegun }: { downloadable: Downloadable; onBegun?: () => void }) {
  const queryClient = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['what it weighs', downloadable.id],
    queryFn: ({ client }) => weigh(downloadable, client),
    retry: false,
    gcTime: 0,
    meta: { persist: false },
  });
  if (!('serviceWorker' in navigator) || !('caches' in window) || !canRemember() || isRefused) {
    return (
      <p role={isRefused ? 'alert' : undefined}>
        This browser keeps nothing for us here, as in a private window. In another one the pages can be taken along.
      </p>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>We could not find out what it weighs. It takes a network to take something along.</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Spinner />;
  const { pages, bytes, seconds, room } = data;
  const begin = () => {
    if (!startDownload(queryClient, { id: downloadable.id, title: downloadable.title, pages, bytes })) {
      return setRefused(true);
    }
    void askToStay();
    onBegun?.();
  };
  return (
    <>
      <p>
        {`${count(pages.length, 'page')} with their pictures and maps, so that they open without a network: about ${megabytes(bytes)}${seconds === undefined ? '' : `, ${aboutSeconds(seconds)} on this connection`}.`}
      </p>
      <p className="text-muted">
        Prices and seats in them are those of the day they are taken. With a network you always see today’s.
      </p>
      {room !== undefined && (
        <p role="alert" className="rounded-card bg-sand px-5 py-4">
          {`This device has room for ${megabytes(room.free)} more of this site, which may not be enough.${downloadable.id === wholeSite ? ' A single trip weighs less: take it along from its own page.' : ''}`}
        </p>
      )}
      <div>
        <Button onClick={begin}>{`Take it along, ${megabytes(bytes)}`}</Button>
      </div>
    </>
  );
}

function Downloaded({ download, downloadable }: { download: OfflineDownload; downloadable: Downloadable }) {
  const queryClient = useQueryClient();
  const { id, pages, takenAt = 0, bytes, isStopped } = download;
  const progress = progressOf(useQuery({ ...downloadQuery(id), enabled: false }));
  const [isRenewing, setRenewing] = useState(false);
  if (isRenewing) return <Offer downloadable={downloadable} onBegun={() => setRenewing(false)} />;
  return (
    <>
      {progress !== undefined && (
        <div className="grid gap-2">
          <progress
            aria-label="Taken so far"
            value={progress.pages}
            max={progress.allPages}
            className="h-2.5 w-full accent-[var(--color-accent)]"
          />
          <p role="status" className="figures">
            {stateWords[progress.state](`${progress.pages} of ${count(progress.allPages, 'page')}`)}
          </p>
        </div>
      )}
      {progress === undefined && isComplete(download) && (
        <p role="status">
          {`On this device since ${dayOf(takenAt)}: ${count(pages.length, 'page')}, ${megabytes(bytes)}. They open without a network. Prices and seats in them are of that day; they are renewed by themselves when you come by with a network.`}
        </p>
      )}
      {progress === undefined && !isComplete(download) && (
        <p role="status">
          {isStopped
            ? 'Stopped. What is there stays, and it goes on from there.'
            : 'On its way in another tab, or about to go on.'}
        </p>
      )}
      {progress?.state === 'full' && id === wholeSite && (
        <p>You can keep that, or take it off and take a single trip along instead, from its own page.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {progress !== undefined && progress.state !== 'full' && (
          <Button variant="quiet" onClick={() => stopDownload(queryClient, id)}>
            Stop
          </Button>
        )}
        {isStopped && <Button onClick={() => resumeDownload(queryClient, id)}>Go on</Button>}
        {progress === undefined && isComplete(download) && (
          <Button variant="quiet" onClick={() => setRenewing(true)}>
            Take it again
          </Button>
        )}
        <Button variant="quiet" onClick={() => void removeDownload(queryClient, id)}>
          Take it off this device
        </Button>
      </div>
    </>
  );
}

const stateWords = {
  running: (pages: string) => `${pages} are here. You can go on reading meanwhile.`,
  waiting: (pages: string) => `${pages} are here. The network is away; it goes on by itself when it is back.`,
  full: (pages: string) => `There is no more room on this device. ${pages} are kept, and open without a network.`,
};

async function weigh({ pages }: Downloadable, queryClient: QueryClient) {
  const [figures, asked] = await Promise.all([readFigures(), pages?.(queryClient)]);
  const all = asked ?? Object.keys(figures.pages);
  const bytes = bytesOf(figures, all, pictureSize());
  return { pages: all, bytes, seconds: secondsFor(bytes), room: await roomFor(bytes) };
}

/** What is stored is larger than what travels, and other tabs write as well. */
const reserve = 4;

/**
 * Whether there is room for so many bytes as they travel; `free` in bytes, where there is not. Browsers that do not say are
 * believed to have it.
 */
async function roomFor(bytes: number): Promise<{ free: number } | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    if (quota === undefined) return undefined;
    const free = Math.max(0, quota - usage);
    return free < bytes * reserve ? { free } : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the browser not to clear what is stored when it needs room; it may refuse, and may ask the visitor. */
async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Seconds for so many bytes on this connection; undefined where the browser does not say how fast it is. */
function secondsFor(bytes: number): number | undefined {
  const { downlink } = navigator.connection ?? {};
  return downlink ? Math.ceil((bytes * 8) / (downlink * 1_000_000)) : undefined;
}

/** `4.2 MB`; less than a tenth is a tenth. */
function megabytes(bytes: number): string {
  const amount = Math.max(bytes / 1_000_000, 0.1);
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} MB`;
}

/** `about 20 seconds`, `about 3 minutes`. */
function aboutSeconds(seconds: number): string {
  if (seconds < 90) return `about ${count(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')}`;
  return `about ${count(Math.round(seconds / 60), 'minute')}`;
}

/** The day of an instant, on the visitor's own calendar. */
function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return formatDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
