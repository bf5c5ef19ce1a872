import '#server/zod-messages.ts';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/forms/contact-details.ts';

/** One kind of setting: how it is read, and what is allowed, in words. */
interface Setting<T> {
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

/** A host name or an address of some kind: no spaces. */
export const address = z.string().check(z.regex(/^\S+$/));

/** Where a server listens. */
export const port = wholeNumber(1, 65_535);
export const host = setting(address, 'a host name or an IP address');

export const webAddress = setting(
  z.string().check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))),
  'an address that starts with https:// or http://',
);

export const mailAddress = setting(emailAddress, 'an email address');

/** The scheme at most: what follows may hold a password, and a value without a scheme may be one. */
export function withoutSecrets(given: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(given);
  return scheme === null ? 'no address' : `an address that starts with ${scheme[0]} or cannot be read`;
}
