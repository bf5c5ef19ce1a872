import { type DownloadedAnswer, dropPage, storePage } from '#offline/downloaded-pages.ts';
import {
  type DownloadFigures,
  dataFileIn,
  downloadedPictures,
  figuresAddress,
  type PictureSize,
  picturesOf,
} from '#offline/page-parts.ts';
import { withDeadline } from '#platform/api/api.ts';
import { AppError, kindOfStatus } from '#platform/api/app-error.ts';
import { normaliseError } from '#platform/api/normalise-error.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** What a page consists of: the address of its answers, and those of its pictures. */
interface Parts {
  data: string | undefined;
  pictures: string[];
}

interface Fetched extends Parts {
  answers: Map<string, DownloadedAnswer>;
}

export interface PageDownloadOptions {
  figures: DownloadFigures;
  size: PictureSize;
  /** Whether the server's content is still the build's, so that the build knows what pages consist of. */
  isOfBuild: boolean;
  signal: AbortSignal;
}

/**
 * Downloads one page, its pictures first: what is written down is all there. Gives whether there is such a page.
 *
 * @throws AppError where the server is out of reach or does not answer, what the signal is aborted with, and DOMException where
 *   there is no room
 */
export async function downloadPage(path: string, options: PageDownloadOptions): Promise<boolean> {
  const parts = partsByBuild(path, options);
  // The build's answers are gone from a server that has made the page anew.
  const fetched = (parts && (await withAnswers(parts, options))) ?? (await fetchedByPage(path, options));
  if (fetched === undefined) {
    await dropPage(path);
    return false;
  }
  const { pictures, answers } = fetched;
  await downloadPictures(pictures, options);
  options.signal.throwIfAborted();
  await storePage(path, { at: Date.now(), answers: [...answers.keys()], pictures }, answers);
  return true;
}

/** The figures of the build that is served now. @throws AppError where they are not to be had. */
export async function readFigures(signal?: AbortSignal): Promise<DownloadFigures> {
  const answer = await fetchAll(figuresAddress, signal, 'no-cache');
  const figures = (await answer?.json().catch(() => undefined)) as Partial<DownloadFigures> | undefined;
  if (!figures?.pages || !figures.pictures) throw new AppError('API_ERROR', `${figuresAddress} has no figures.`);
  return { content: '', ...figures } as DownloadFigures;
}

function partsByBuild(path: string, { figures, size, isOfBuild }: PageDownloadOptions): Parts | undefined {
  const known = figures.pages[path];
  if (!isOfBuild || known === undefined || known.hasSeats) return undefined;
  const pictures = known.pictures.flatMap((place) => figures.pictures[place]?.[size][0] ?? []);
  return { data: known.data, pictures };
}

/** By the page as it is now, to which its answers belong; undefined where there is none. */
async function fetchedByPage(path: string, options: PageDownloadOptions): Promise<Fetched | undefined> {
  const answer = await fetchAll(path, options.signal);
  if (answer === undefined) return undefined;
  const html = await answer.text();
  const parts = { data: dataFileIn(html), pictures: [...picturesOf(html, options.size).values()] };
  const fetched = await withAnswers(parts, options);
  if (fetched === undefined) throw new AppError('API_ERROR', `${path} has changed meanwhile.`);
  return fetched;
}

/** Undefined where the file is gone. */
async function withAnswers(parts: Parts, { signal, isOfBuild }: PageDownloadOptions): Promise<Fetched | undefined> {
  if (parts.data === undefined) return { ...parts, answers: new Map() };
  // The worker stores nothing that is asked for so (src/worker/sw.ts).
  const answer = await fetchAll(parts.data, signal, 'no-store');
  if (answer === undefined) return undefined;
  const { queries, withSeats } = fieldsOf(await answer.json());
  const seats = new Set<unknown>(Array.isArray(withSeats) ? withSeats : []);
  const { queries: all } = fieldsOf(queries);
  const now = Date.now();
  const answers = new Map<string, DownloadedAnswer>();
  for (const query of Array.isArray(all) ? all : []) {
    const { queryHash, state } = fieldsOf(query);
    const { data, dataUpdatedAt } = fieldsOf(state);
    if (typeof queryHash !== 'string' || typeof dataUpdatedAt !== 'number') continue;
    // As when a page is hydrated: what the content says is so now, seats are as old as they are.
    const isOfNow = (isOfBuild && !seats.has(queryHash)) || dataUpdatedAt > now;
    answers.set(queryHash, { data, at: isOfNow ? now : dataUpdatedAt });
  }
  return { ...parts, answers };
}

async function downloadPictures(addresses: readonly string[], { signal }: PageDownloadOptions): Promise<void> {
  const cache = await caches.open(downloadedPictures);
  for (const address of addresses) {
    if ((await cache.match(address)) !== undefined) continue;
    const answer = await fetchAll(address, signal);
    // A picture that is gone has something drawn in its place.
    if (answer !== undefined) await cache.put(address, answer);
  }
}

/** A line may be silent for ever, as a hotel's Wi-Fi can be. */
const patienceMs = 30_000;

/** The whole of it, for a line may go in the middle of a picture; undefined where there is no such thing. */
async function fetchAll(
  address: string,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response | undefined> {
  try {
    return await withDeadline(patienceMs, signal, async (limited) => {
      limited.throwIfAborted();
      const answer = await fetch(address, { cache, signal: limited });
      const { status, ok, headers } = answer;
      if (status === 404 || status === 410) return undefined;
      if (!ok) throw new AppError(kindOfStatus(status), `${address} answers ${status}.`, { status });
      return new Response(await answer.blob(), { headers });
    });
  } catch (error) {
    throw normaliseError(error);
  }
}
