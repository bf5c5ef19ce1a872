import { type ConsentChoices, essentialOnly, writeConsentRecord } from '#platform/consent/consent-record.ts';

/** What is stored at an origin by a visitor who has answered the cookie banner, so that it stands in no test's way but its own. */
export function decidedAt(origin: string, choices: ConsentChoices = essentialOnly) {
  const localStorage = Object.entries(writeConsentRecord(choices)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
