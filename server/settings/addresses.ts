import * as z from 'zod/mini';
import { emailAddress } from '#contract/forms/contact-details.ts';
import { setting, wholeNumber } from '#server/settings/setting.ts';

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
