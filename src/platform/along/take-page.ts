import { alongCache } from '#platform/along/along-cache.ts';
import type { AlongFigures } from '#platform/along/along-figures.ts';
import { dropPage, type KeptAnswer, keepPage } from '#platform/along/kept-pages.ts';
import { type AlongSize, dataFileIn, picturesOf } from '#platform/along/page-pictures.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** What a page consists of: the address of its answers, and those of its pictures. */
interface Parts {
  data: string | undefined;
  pictures: string[];
}

interface Taken extends Parts {
  answers: Map<string, KeptAnswer>;
}

export interface TakePageOptions {
  figures: AlongFigures;
  size: AlongSize;
  /** Whether the server's content is still the build's, so that the build knows what pages consist of. */
  isOfBuild: boolean;
  signal: AbortSignal;
}

/** The server could not be reached, or not answer: to be tried again. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}

/** A line may be silent for ever, as a hotel's Wi-Fi can be. */
const patienceMs = 30_000;

/**
 * Takes one page along, its pictures first: what is written down as kept is all there. Gives whether there is such a page.
 *
 * @throws OutOfReach, what the signal is aborted with, and DOMException where there is no room
 */
export async function takePage(path: string, options: TakePageOptions): Promise<boolean> {
  const parts = partsByBuild(path, options);
  // The build's answers are gone from a server that has made the page anew.
  const taken = (parts && (await withAnswers(parts, options))) ?? (await takenByPage(path, options));
  if (taken === undefined) {
    await dropPage(path);
    return false;
  }
  const { pictures, answers } = taken;
  await takePictures(pictures, options);
  options.signal.throwIfAborted();
  await keepPage(path, { at: Date.now(), answers: [...answers.keys()], pictures }, answers);
  return true;
}

function partsByBuild(path: string, { figures, size, isOfBuild }: TakePageOptions): Parts | undefined {
  const known = figures.pages[path];
  if (!isOfBuild || known === undefined || known.hasSeats) return undefined;
  const pictures = known.pictures.flatMap((place) => figures.pictures[place]?.[size][0] ?? []);
  return { data: known.data, pictures };
}

/** By the page as it is now, to which its answers belong; undefined where there is none. */
async function takenByPage(path: string, options: TakePageOptions): Promise<Taken | undefined> {
  const answer = await ask(path, options.signal);
  if (answer === undefined) return undefined;
  const html = await answer.text();
  const parts = { data: dataFileIn(html), pictures: [...picturesOf(html, options.size).values()] };
  const taken = await withAnswers(parts, options);
  if (taken === undefined) throw new OutOfReach(`${path} has changed meanwhile.`);
  return taken;
}

/** Undefined where the file is gone. */
async function withAnswers(parts: Parts, { signal, isOfBuild }: TakePageOptions): Promise<Taken | undefined> {
  if (parts.data === undefined) return { ...parts, answers: new Map() };
  const answer = await ask(parts.data, signal, 'no-store');
  if (answer === undefined) return undefined;
  const { queries, withSeats } = fieldsOf(await answer.json());
  const seats = new Set<unknown>(Array.isArray(withSeats) ? withSeats : []);
  const { queries: all } = fieldsOf(queries);
  const now = Date.now();
  const kept = new Map<string, KeptAnswer>();
  for (const query of Array.isArray(all) ? all : []) {
    const { queryHash, state } = fieldsOf(query);
    const { data, dataUpdatedAt } = fieldsOf(state);
    if (typeof queryHash !== 'string' || typeof dataUpdatedAt !== 'number') continue;
    // As when a page is hydrated: what the content says is so now, seats are as old as they are.
    const isOfNow = (isOfBuild && !seats.has(queryHash)) || dataUpdatedAt > now;
    kept.set(queryHash, { data, at: isOfNow ? now : dataUpdatedAt });
  }
  return { ...parts, answers: kept };
}

async function takePictures(addresses: readonly string[], { signal }: TakePageOptions): Promise<void> {
  const cache = await caches.open(alongCache);
  for (const address of addresses) {
    if ((await cache.match(address)) !== undefined) continue;
    const answer = await ask(address, signal);
    // A picture that is gone has something drawn in its place.
    if (answer !== undefined) await cache.put(address, answer);
  }
}

/** Undefined where there is no such thing. The worker stores nothing that is asked for with `no-store` (src/worker/sw.ts). */
async function ask(
  address: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response | undefined> {
  signal.throwIfAborted();
  const call = new AbortController();
  const end = () => call.abort();
  const timer = setTimeout(end, patienceMs);
  signal.addEventListener('abort', end);
  try {
    const answer = await fetch(address, { cache, signal: call.signal });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new OutOfReach(`${address} answers ${answer.status}.`);
    // All of it: a line may go in the middle of a picture.
    return new Response(await answer.blob(), { headers: answer.headers });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof OutOfReach ? error : new OutOfReach(address, { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
