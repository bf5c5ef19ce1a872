/*
 * The messages between pages and the service worker. Both sides read what arrives here: a message of any other shape, or
 * from another sender, is nobody's.
 */

/** The tag of the background sync registered on reconnection (B-179). */
export const toursSyncTag = 'tours';

export type PageMessage =
  /** Take over from the running worker. */
  | { type: 'SKIP_WAITING' }
  /** Asked every 24 hours (B-95). */
  | { type: 'CLEAN_CACHE' }
  /** Where the browser has no background sync, the page asks for it itself. */
  | { type: 'SYNC_TOURS' }
  /** The page was opened before there was a worker; it has these files, and began with these scripts. */
  | { type: 'KEEP_PAGE'; files: string[]; scripts: string[] }
  /** Also the site's files that no page has asked for are wanted. */
  | { type: 'KEEP_ALL' };

export type WorkerMessage =
  /** Tours are within reach again; the text is shown (B-180). */
  | { type: 'tours-synced'; payload: string }
  /** The visitor has pressed the browser's notification of a new version. */
  | { type: 'update-accepted' };

const longestPayload = 300;

/** A page's message, for the worker; undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { type, files, scripts } = partsOf(data);
  switch (type) {
    case 'SKIP_WAITING':
    case 'CLEAN_CACHE':
    case 'SYNC_TOURS':
    case 'KEEP_ALL':
      return { type };
    case 'KEEP_PAGE':
      return areTexts(files) && areTexts(scripts) ? { type, files, scripts } : undefined;
    default:
      return undefined;
  }
}

/** The worker's message, for a page; undefined for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, payload } = partsOf(data);
  if (type === 'update-accepted') return { type };
  if (type !== 'tours-synced' || !isText(payload) || payload.length > longestPayload) return undefined;
  return { type, payload };
}

/** A worker that is ended while it works, or that is of a build before and does not know the question, never answers. */
const answerMs = 120_000;

/** Has the worker keep something. Gives the name of what was in the way, or nothing once it is there. */
export function askToKeep(
  { active }: ServiceWorkerRegistration,
  message: Extract<PageMessage, { type: 'KEEP_PAGE' | 'KEEP_ALL' }>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, answerMs, 'TimeoutError');
    signal?.addEventListener('abort', () => resolve('AbortError'));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage(message, [port2]);
  });
}

function partsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' ? { ...data } : {};
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
