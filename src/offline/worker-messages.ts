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
  /** The page was opened before there was a worker, with these pictures on its screen. */
  | { type: 'KEEP_PAGE'; pictures: string[] };

export type WorkerMessage =
  /** Tours are within reach again; the text is shown (B-180). */
  | { type: 'tours-synced'; payload: string }
  /** The visitor has pressed the browser's notification of a new version. */
  | { type: 'update-accepted' };

const longestPayload = 300;

/** A page's message, for the worker; undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { type, pictures } = partsOf(data);
  switch (type) {
    case 'SKIP_WAITING':
    case 'CLEAN_CACHE':
    case 'SYNC_TOURS':
      return { type };
    case 'KEEP_PAGE':
      return Array.isArray(pictures) && pictures.every(isText) ? { type, pictures } : undefined;
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

function partsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' ? { ...data } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
