import * as z from 'zod/mini';

/*
 * What pages and the background worker say to each other. Both sides read what arrives with these schemas: a message of
 * any other shape, or from another sender, is nobody's.
 */

/** The tag of the background sync registered on reconnection (spec §7). */
export const toursSyncTag = 'tours';

const pageMessage = z.discriminatedUnion('type', [
  /** Take over from the running worker. */
  z.object({ type: z.literal('SKIP_WAITING') }),
  /** Spec §7: asked every 24 hours. */
  z.object({ type: z.literal('CLEAN_CACHE') }),
  /** Where the browser has no background sync, the page asks for it itself. */
  z.object({ type: z.literal('SYNC_TOURS') }),
  /** Pictures that were on the screen before there was a worker. */
  z.object({ type: z.literal('KEEP_PICTURES'), addresses: z.array(z.string()) }),
]);

const workerMessage = z.discriminatedUnion('type', [
  /** Spec §7: tours are within reach again; the text is shown. */
  z.object({ type: z.literal('tours-synced'), payload: z.string().check(z.maxLength(300)) }),
  /** The visitor has pressed the browser's notification of a new version. */
  z.object({ type: z.literal('update-accepted') }),
]);

export type PageMessage = z.infer<typeof pageMessage>;
export type WorkerMessage = z.infer<typeof workerMessage>;

/** What a page said, for the worker; undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  return pageMessage.safeParse(data).data;
}

/** What the worker said, for a page; undefined for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  return workerMessage.safeParse(data).data;
}
