import type * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import { removeStored, type StorageKey, writeStored } from '#platform/browser/storage.ts';

/** A copy of what is typed, out of the browser's storage; undefined where it is none: what is stored may be anything, and of any age. */
export function copyFrom<Copy>(schema: z.ZodMiniType<Copy>, stored: string | null): Copy | undefined {
  return schema.safeParse(parsedJson(stored)).data;
}

/** Writes a copy of what is typed, or takes it away. Gives whether it was written: storage may be full or blocked. */
export function storeCopy(key: StorageKey, copy: object | undefined): boolean {
  if (copy !== undefined) return writeStored(key, JSON.stringify(copy));
  removeStored(key);
  return true;
}
