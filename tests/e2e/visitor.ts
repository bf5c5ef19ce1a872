import type { BrowserContextOptions } from '@playwright/test';

/** Somebody who has answered the cookie banner, so that it stands in no test's way but its own. */
export function decidedVisitor(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = [
    { name: 'userConsentPreferences', value: '{"necessary":true,"analytics":false,"marketing":false}' },
    { name: 'analytics-consent', value: 'essential' },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Somebody who comes for the first time. */
export const newVisitor: NonNullable<BrowserContextOptions['storageState']> = { cookies: [], origins: [] };
