import * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '#platform/browser/storage.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { fingerprint } from '#platform/forms/fingerprint.ts';

/*
 * What a visitor has typed and not yet sent, one draft a form: kept across a reload, a crash and an update, and cleared
 * when it was sent. Where storage is blocked or full it lives as long as the page does.
 */

/** A draft older than this is somebody's past, perhaps somebody else's. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const draftSchema = z.object({
  savedAt: z.number(),
  values: z.optional(z.record(z.string(), z.unknown())),
  /** The last submission: sending the same again must not make a second enquiry, in this tab or another. */
  attempt: z.optional(z.object({ id: z.uuid(), print: z.string(), at: z.number() })),
});
type Draft = z.infer<typeof draftSchema>;

/** So long is the same content the same press, in milliseconds: who writes the same words two days later wants an answer to them. */
const samePress = 15 * 60 * 1000;

/** Longest text a draft gives back to one field; far above what any form accepts. */
const longestText = 10_000;

const inMemory = new Map<StorageKey, string>();

const keyOf = (form: string): StorageKey => `draft-${form}`;

function load(form: string): Draft | undefined {
  const key = keyOf(form);
  const stored = inMemory.get(key) ?? readStored(key);
  if (stored === null) return undefined;
  const draft = draftSchema.safeParse(parsedJson(stored)).data;
  const isFresh = draft !== undefined && Math.abs(Date.now() - draft.savedAt) < draftLifetime;
  if (!isFresh) forgetDraft(form);
  return isFresh ? draft : undefined;
}

function save(form: string, draft: Omit<Draft, 'savedAt'>): void {
  const key = keyOf(form);
  const text = JSON.stringify({ ...draft, savedAt: Date.now() });
  if (writeStored(key, text)) inMemory.delete(key);
  else inMemory.set(key, text);
}

/** The draft's values that fit the form's own, by name and kind; undefined when there is none. */
export function readDraft<Values extends object>(form: string, shape: Values): Values | undefined {
  const values = load(form)?.values;
  return values === undefined ? undefined : fittingValues(shape, values);
}

export function writeDraft(form: string, values: object): void {
  save(form, { ...load(form), values: { ...values } });
}

/** Removes what was typed. The submission is remembered, so that sending the same once more gives the same reference. */
export function clearDraft(form: string): void {
  const attempt = load(form)?.attempt;
  if (attempt === undefined) forgetDraft(form);
  else save(form, { attempt });
}

/** Clears the draft if it is what was sent under this request id. */
export function clearDraftOf(form: string, requestId: string): void {
  if (load(form)?.attempt?.id === requestId) clearDraft(form);
}

export function forgetDraft(form: string): void {
  const key = keyOf(form);
  inMemory.delete(key);
  removeStored(key);
}

/** The `clientRequestId` of a submission: for some minutes the same for the same content, whatever happens meanwhile. */
export function requestIdFor(form: string, content: unknown): string {
  const draft = load(form);
  const print = fingerprint(JSON.stringify(content));
  const { attempt } = draft ?? {};
  const now = Date.now();
  if (attempt?.print === print && Math.abs(now - attempt.at) < samePress) return attempt.id;
  const id = newRequestId();
  save(form, { ...draft, attempt: { id, print, at: now } });
  return id;
}

/** Removes drafts whose time is over, also of forms nobody opens any more. */
export function sweepDrafts(forms: readonly string[]): void {
  for (const form of forms) load(form);
}

/** The values of a form that fit its own, by name and kind; its own where they do not. */
export function fittingValues<Values extends object>(shape: Values, given: unknown): Values {
  const fields = fieldsOf(given);
  const fitting = { ...shape };
  for (const name in fitting) {
    fitting[name] = fittingValue(fitting[name], Object.hasOwn(fields, name) ? fields[name] : undefined);
  }
  return fitting;
}

function fittingValue<Value>(standard: Value, value: unknown): Value {
  if (typeof standard === 'object' && standard !== null) return fittingValues(standard, value);
  const cut = typeof value === 'string' ? value.slice(0, longestText) : value;
  return isOfKind(standard, cut) ? cut : standard;
}

function isOfKind<Value>(standard: Value, value: unknown): value is Value {
  return typeof value === typeof standard;
}

/** A random UUID, version 4; also on plain http in a local network, where `randomUUID` does not exist. */
export function newRequestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
