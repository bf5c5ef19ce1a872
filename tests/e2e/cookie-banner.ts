import type * as playwright from '@playwright/test';
import { essentialOnly, writeConsentRecord } from '#platform/consent/consent-record.ts';

export const banner = (page: playwright.Page) => page.getByRole('region', { name: 'Cookies on this site' });
export const essential = (page: playwright.Page) =>
  banner(page).getByRole('button', { name: 'Essential Only', exact: true });
export const accept = (page: playwright.Page) => banner(page).getByRole('button', { name: 'Accept All' });

/** Somebody who has answered it: as what the browser keeps for this origin. */
export function answered(origin: string, choices = essentialOnly) {
  const localStorage = Object.entries(writeConsentRecord(choices)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Somebody who comes for the first time. */
export const firstVisit = { cookies: [], origins: [] };
