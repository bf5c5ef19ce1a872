import { useSyncExternalStore } from 'react';
import { largestPhotograph } from '#contract/desk/content-photographs.ts';
import { NotSent, type RecordAddress, sendPhotograph } from '#desk/content/photographs/send-photograph.ts';
import {
  type FocalPoint,
  noWords,
  type PhotographWords,
  withWords,
} from '#desk/content/photographs/written-photograph.ts';

/*
 * Photographs on their way, kept beside the pages: another chapter, another record and another sign-in leave them and what was
 * written about them as they are.
 */

export interface Upload {
  /** Unique on this page. */
  id: string;
  source: File;
  words: PhotographWords;
  state:
    | { is: 'waiting' }
    | { is: 'sending'; share: number }
    | { is: 'failed'; reason: string; mayHelp: boolean }
    /** It lies in the record's folder under this name. */
    | { is: 'there'; file: string; focal: FocalPoint };
}

/** As many at once: a telephone's connection is narrow, and the first ones are to be seen soon. */
const mostAtOnce = 2;

const none: readonly Upload[] = [];
const byField = new Map<string, readonly Upload[]>();
const records = new Map<string, RecordAddress>();
const senders = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let count = 0;

/** What is on its way for a field of a record, `tours/mara-classic photographs`; the oldest first. */
export function useUploads(field: string): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => byField.get(field) ?? none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addUploads(field: string, record: RecordAddress, files: readonly File[]): void {
  const added = files.map((source): Upload => {
    count += 1;
    return { id: `upload-${count}`, source, words: noWords, state: stateOf(source) };
  });
  for (const { id } of added) records.set(id, record);
  put(field, [...(byField.get(field) ?? none), ...added]);
  sendNext();
}

/** What would be refused is not sent. */
function stateOf({ size }: File): Upload['state'] {
  if (size <= largestPhotograph) return { is: 'waiting' };
  return { is: 'failed', reason: 'It is larger than 25 MB; save it smaller.', mayHelp: false };
}

/** What has been written about it by this moment, which may be newer than what is on the screen. */
export function wordsOf(field: string, id: string): PhotographWords | undefined {
  return byField.get(field)?.find((upload) => upload.id === id)?.words;
}

export function writeWords(field: string, id: string, change: Partial<PhotographWords>): void {
  update(field, id, (upload) => ({ ...upload, words: withWords(upload.words, change) }));
}

export function sendAgain(field: string, id: string): void {
  update(field, id, (upload) => ({ ...upload, state: stateOf(upload.source) }));
  sendNext();
}

/** Calls it off, or forgets that it came. */
export function dropUpload(field: string, id: string): void {
  senders.get(id)?.abort();
  records.delete(id);
  put(
    field,
    (byField.get(field) ?? none).filter((upload) => upload.id !== id),
  );
}

function sendNext(): void {
  for (const [field, uploads] of byField) {
    for (const { id, state } of uploads) {
      if (senders.size >= mostAtOnce) return;
      if (state.is === 'waiting') void send(field, id);
    }
  }
}

async function send(field: string, id: string): Promise<void> {
  const upload = (byField.get(field) ?? none).find((each) => each.id === id);
  const record = records.get(id);
  if (upload === undefined || record === undefined) return;
  const sender = new AbortController();
  senders.set(id, sender);
  const setState = (state: Upload['state']) => update(field, id, (each) => ({ ...each, state }));
  setState({ is: 'sending', share: 0 });
  try {
    const { file, focal } = await sendPhotograph(record, upload.source, {
      onProgress: (share) => setState({ is: 'sending', share }),
      signal: sender.signal,
    });
    setState({ is: 'there', file, focal });
  } catch (error) {
    if (error instanceof NotSent) setState({ is: 'failed', reason: error.message, mayHelp: error.mayHelp });
    else if (!sender.signal.aborted) setState({ is: 'failed', reason: String(error), mayHelp: true });
  } finally {
    senders.delete(id);
    sendNext();
  }
}

function update(field: string, id: string, change: (upload: Upload) => Upload): void {
  const uploads = byField.get(field) ?? none;
  put(
    field,
    uploads.map((upload) => (upload.id === id ? change(upload) : upload)),
  );
}

function put(field: string, uploads: readonly Upload[]): void {
  if (uploads.length === 0) byField.delete(field);
  else byField.set(field, uploads);
  keepPageOpen();
  for (const listener of listeners) listener();
}

/** A file that is not at the server yet is lost with the page. */
function keepPageOpen(): void {
  const isAtRisk = [...byField.values()].some((uploads) => uploads.some(({ state }) => state.is !== 'there'));
  if (isAtRisk) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
