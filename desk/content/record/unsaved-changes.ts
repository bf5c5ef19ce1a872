import * as z from 'zod/mini';
import { type ContentKind, contentHash, contentValue } from '#contract/desk/content.ts';
import { wholeNumber } from '#contract/values.ts';
import { storedCopies } from '#desk/platform/stored-copy.ts';
import { type StorageKey, storedKeys } from '#platform/browser/storage.ts';

/*
 * What is typed into a record and not kept at the server yet: written down with each character, so that it is there again after a cut
 * network, a reload, a crash and another sign-in, in whichever tab. It stays until it is kept or thrown away.
 */

const unsavedChanges = z.object({
  /** What was on the page when the first character was typed. */
  from: contentValue,
  /** The fingerprint of what was live then, and the version of the draft, 0 without one. */
  live: contentHash,
  version: wholeNumber,
  typed: contentValue,
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type UnsavedChanges = z.infer<typeof unsavedChanges>;

export const recordCopies = storedCopies(unsavedChanges);

const beginning = 'draft-content/';

export interface RecordKey {
  kind: ContentKind;
  name: string;
}

export const copyKey = ({ kind, name }: RecordKey): StorageKey => `${beginning}${kind}/${name}`;

/** Records into which something was typed in this browser that is not kept yet: `tours/mara-classic`. */
export function copiesHere(): ReadonlySet<string> {
  return new Set(storedKeys(beginning).map((key) => key.slice(beginning.length)));
}
