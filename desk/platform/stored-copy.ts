import type * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '#platform/browser/storage.ts';

/** Copies of what is typed into one kind of record, in the browser's storage. */
export interface StoredCopies<Copy> {
  /** Undefined for what is no copy: what is stored may be anything, and of any age. */
  parse(stored: string | null): Copy | undefined;
  read(key: StorageKey): Copy | undefined;
  /** Writes a copy, or takes it away. Gives whether it was written: storage may be full or blocked. */
  write(key: StorageKey, copy: Copy | undefined): boolean;
}

export function storedCopies<Copy>(schema: z.ZodMiniType<Copy>): StoredCopies<Copy> {
  const parse = (stored: string | null) => schema.safeParse(parsedJson(stored)).data;
  return {
    parse,
    read: (key) => parse(readStored(key)),
    write(key, copy) {
      if (copy !== undefined) return writeStored(key, JSON.stringify(copy));
      removeStored(key);
      return true;
    },
  };
}
