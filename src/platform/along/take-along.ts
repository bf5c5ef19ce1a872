import { type AlongFigures, bytesOf } from '#platform/along/along-figures.ts';
import { dropLeftovers, keepOnly, keptPages } from '#platform/along/kept-pages.ts';
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

let running: { end: AbortController; done: Promise<void> } | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Which size of pictures this device is given. */
export function alongSize(): AlongSize {
  return Math.min(screen.width, screen.height) < 600 ? 'small' : 'large';
}

/**
 * Takes pages along, or takes them anew; what is there already stays until it has been replaced. Gives whether storage lets us: else
 * nothing is fetched.
 */
export function takeAlong({ id, title, pages, bytes }: Pick<Parcel, 'id' | 'title' | 'pages' | 'bytes'>): boolean {
  const takenAt = parcelOfId(id)?.takenAt;
  setParcel({ id, title, pages, bytes, takenAt, build: __BUILD_ID__, askedAt: Date.now(), isStopped: false });
  if (!parcels.isSaved()) {
    dropParcel(id);
    return false;
  }
  goOn();
  return true;
}

/** Goes on with whatever is on its way, also what another visit began. One tab does it for all. */
export function goOn(): void {
  if (running !== undefined) return;
  clearTimeout(again);
  const end = new AbortController();
  const { signal } = end;
  const work = async () => {
    for (let next = nextParcel(); next !== undefined && !signal.aborted; next = nextParcel()) await take(next, signal);
  };
  // Not in every browser we serve, and where it is missing two tabs at once only do it twice.
  const locked = navigator.locks?.request('take-along', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  const done = (locked ?? work())
    .catch((error: unknown) => fail(error, end))
    .finally(() => {
      running = undefined;
      // What was stopped and gone on with before it had ended.
      if (signal.aborted && progressStore.getSnapshot() === undefined && nextParcel() !== undefined) goOn();
    });
  running = { end, done };
}

/** Stops until the visitor goes on. */
export function stop(id: string): void {
  const parcel = parcelOfId(id);
  if (parcel !== undefined) setParcel({ ...parcel, isStopped: true });
  running?.end.abort();
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
  // A page may be on its way onto the disk.
  await running?.done;
  await keepOnly(allPages());
}

const nextParcel = () => parcels.getSnapshot().find(isOnItsWay);
const allPages = () => new Set(parcels.getSnapshot().flatMap(({ pages }) => pages));

async function take(parcel: Parcel, signal: AbortSignal): Promise<void> {
  const { id, pages, askedAt } = parcel;
  const kept = await keptPages();
  signal.throwIfAborted();
  const wanted = pages.filter((path) => (kept.get(path)?.at ?? 0) < askedAt);
  let done = pages.length - wanted.length;
  // Those that were on their way end after it was stopped.
  const tell = () => {
    if (!signal.aborted) progressStore.set({ id, state: 'running', pages: done, allPages: pages.length });
  };
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
  const now = parcelOfId(id);
  // Another tab may have taken it off meanwhile, or asked for it anew.
  if (now?.askedAt === askedAt) {
    setParcel({ ...now, pages: staying, takenAt: Date.now(), bytes: bytesOf(figures, staying, options.size) });
  }
  progressStore.set(undefined);
  await keepOnly(allPages());
  await dropLeftovers();
}

/**
 * Whether the server's content is the build's. A static host, which does not say, has the build's pages.
 */
async function isOfBuild({ content }: AlongFigures, path: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', signal }).catch(() => undefined);
  const said = /\bcontent;desc="?([^",;]+)/.exec(answer?.headers.get('server-timing') ?? '')?.[1];
  return answer?.ok === true && (said === undefined || said === content);
}

function fail(error: unknown, end: AbortController): void {
  const now = progressStore.getSnapshot();
  if (end.signal.aborted || now === undefined) return;
  // The first that fails ends the others.
  end.abort();
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
