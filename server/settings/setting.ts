import * as z from 'zod/mini';
import '#server/zod-messages.ts';

/** One kind of setting: how it is read, and what is allowed, in words. */
export interface Setting<T> {
  schema: z.ZodMiniType<T, string>;
  allowed: string;
  /** What of a wrong value may be repeated; all of it unless said otherwise. */
  repeat?: (given: string) => string;
}

/** Reads one setting; `undefined` when it is left out, empty or wrong. */
export type ReadSetting = <T>(name: string, kind: Setting<T>) => T | undefined;

export function setting<T>(
  schema: z.ZodMiniType<T, string>,
  allowed: string,
  repeat?: (given: string) => string,
): Setting<T> {
  return repeat === undefined ? { schema, allowed } : { schema, allowed, repeat };
}

export function oneOf<const T extends readonly string[]>(values: T): Setting<T[number]> {
  return setting(z.pipe(z.string(), z.enum(values)), values.join(', '));
}

/** Off or on. */
export const yesOrNo = oneOf(['0', '1']);

export function wholeNumber(smallest: number, largest: number): Setting<number> {
  const digits = z.string().check(z.regex(/^\d{1,9}$/));
  const bounded = z.number().check(z.gte(smallest), z.lte(largest));
  return setting(z.pipe(z.pipe(digits, z.transform(Number)), bounded), `a whole number from ${smallest} to ${largest}`);
}

export const folder = setting(z.string().check(z.regex(/^[^\0]+$/)), 'a folder');
