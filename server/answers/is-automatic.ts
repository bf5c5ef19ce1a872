import type { ParsedMail } from 'mailparser';
import { headerOf } from '#server/answers/mail-head.ts';

/** Headers that a person's mail has never, by what they say in one that a machine wrote. */
const signs: readonly [header: string, pattern: RegExp][] = [
  // RFC 3834: vacation programs, Gmail, Exchange.
  ['auto-submitted', /^(?!no\b)./],
  ['x-autoreply', /^(?!no\b)./],
  ['x-autorespond', /./],
  ['x-autoresponder', /./],
  // Of a list it is what members write to each other.
  ['precedence', /bulk|junk|auto[-_]reply/],
  ['preference', /auto[-_]reply/],
  ['delivered-to', /^autoresponder$/],
  ['x-ms-exchange-generated-message-source', /agent/],
  // Nobody is to answer it.
  ['return-path', /^<>$/],
];

/** Whether a program answered, as while somebody is away. */
export function isAutomatic(mail: ParsedMail): boolean {
  return signs.some(([header, pattern]) => pattern.test(headerOf(mail, header)));
}
