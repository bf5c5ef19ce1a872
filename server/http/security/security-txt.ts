import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Where those who find a vulnerability look for whom to tell (RFC 9116). */
export const securityTextAddress = '/.well-known/security.txt';

/** Days after which what it says is not to be trusted any more; a server and a daily build say it anew each day. */
const validDays = 180;

/** The text of `security.txt` as of `now`. */
export function securityText({ email, siteUrl }: Operator, now: Date): string {
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${addDays(officeDay(now), validDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityTextAddress}`,
    '',
  ].join('\n');
}
