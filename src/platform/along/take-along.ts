import { type AlongFigures, bytesOf } from '#platform/along/along-figures.ts';
import { keepOnly, keptPages } from '#platform/along/kept-pages.ts';
import type { AlongSize } from '#platform/along/page-pictures.ts';
import { dropParcel, isOnItsWay, type Parcel, parcelOfId, parcels, setParcel } from '#platform/along/parcels.ts';
import { readFigures } from '#platform/along/read-figures.ts';
import { OutOfReach, takePage } from '#platform/along/take-page.ts';
import { createStore, type Readable } from '#platform/store.ts';

/** How far a parcel is. */
export interface Progress {
  id: string;
  /** `waiting` for the network, and going on by itself; `full` where the device has no room for more. */
  state: 'running' | 'waiting' | 'full';
  pages: number;
  allPages: number;
}

/** Of the six requests a browser makes to one host at once; the visitor's own keep the others. */
const atOnce = 4;

/** How often a network that does not say when it is back is tried. */
const againMs = 20_000;

const progressStore = createStore<Progress | undefined>(undefined);

/** Of the parcel that is on its way in this tab. */
export const progress: Readable<Progress | undefined> = progressStore;

let running: AbortController | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Which size of pictures this device is given. */
export function alongSize(): AlongSize {
  return Math.min(screen.width, screen.height) < 600 ? 'small' : 'large';
}

/** Takes pages along, or takes them anew; what is there already stays until it has been replaced. */
export function takeAlong({ id, title, pages, bytes }: Pick<Parcel, 'id' | 'title' | 'pages' | 'bytes'>): void {
  const takenAt = parcelOfId(id)?.takenAt;
  setParcel({ id, title, pages, bytes, takenAt, build: __BUILD_ID__, askedAt: Date.now(), isStopped: false });
  goOn();
}

/** Goes on with whatever is on its way, also what another visit began. One tab does it for all. */
export function goOn(): void {
  if (running !== undefined) return;
  clearTimeout(again);
  running = new AbortController();
  const { signal } = running;
  const work = async () => {
    for (let next = nextParcel(); next !== undefined && !signal.aborted; next = nextParcel()) await take(next, signal);
  };
  // Not in every browser we serve, and where it is missing two tabs at once only do it twice.
  const locked = navigator.locks?.request('take-along', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  void (locked ?? work())
    .catch((error: unknown) => fail(error, signal))
    .finally(() => {
      running = undefined;
    });
}

/** Stops until the visitor goes on. */
export function stop(id: string): void {
  const parcel = parcelOfId(id);
  if (parcel !== undefined) setParcel({ ...parcel, isStopped: true });
  running?.abort();
  clearTimeout(again);
  progressStore.set(undefined);
}

/** Goes on with what was stopped. */
export function resume(id: string): void {
  const parcel = parcelOfId(id);
  if (parcel === undefined) return;
  setParcel({ ...parcel, isStopped: false });
  goOn();
}

/** Takes a parcel off this device; pages that another one has as well stay. */
export async function remove(id: string): Promise<void> {
  stop(id);
  dropParcel(id);
  await keepOnly(allPages());
}

const nextParcel = () => parcels.getSnapshot().find(isOnItsWay);
const allPages = () => new Set(parcels.getSnapshot().flatMap(({ pages }) => pages));

async function take(parcel: Parcel, signal: AbortSignal): Promise<void> {
  const { id, pages, askedAt } = parcel;
  const kept = await keptPages();
  const wanted = pages.filter((path) => (kept.get(path)?.at ?? 0) < askedAt);
  let done = pages.length - wanted.length;
  const tell = () => progressStore.set({ id, state: 'running', pages: done, allPages: pages.length });
  tell();
  const figures = await readFigures(signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new OutOfReach('figures', { cause: error });
  });
  const options = { figures, size: alongSize(), isOfBuild: await isOfBuild(figures, pages[0] ?? '/', signal), signal };
  const gone = new Set<string>();
  const left = wanted.values();
  const work = async () => {
    for (const path of left) {
      if (!(await takePage(path, options))) gone.add(path);
      done += 1;
      tell();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const staying = pages.filter((path) => !gone.has(path));
  setParcel({ ...parcel, pages: staying, takenAt: Date.now(), bytes: bytesOf(figures, staying, options.size) });
  progressStore.set(undefined);
  await keepOnly(allPages());
}

/**
 * Whether the server's content is the build's. A static host, which does not say, has the build's pages.
 */
async function isOfBuild({ content }: AlongFigures, path: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', signal }).catch(() => undefined);
  const said = /\bcontent;desc="?([^",;]+)/.exec(answer?.headers.get('server-timing') ?? '')?.[1];
  return answer?.ok === true && (said === undefined || said === content);
}

function fail(error: unknown, signal: AbortSignal): void {
  const now = progressStore.getSnapshot();
  if (signal.aborted || now === undefined) return;
  // The first that fails ends the others.
  running?.abort();
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  if (isFull) {
    const parcel = parcelOfId(now.id);
    if (parcel !== undefined) setParcel({ ...parcel, isStopped: true });
  } else {
    again = setTimeout(goOn, againMs);
  }
  progressStore.set({ ...now, state: isFull ? 'full' : 'waiting' });
}

if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    if (progressStore.getSnapshot()?.state === 'waiting') goOn();
  });
}
