import type * as playwright from '@playwright/test';

export const banner = (page: playwright.Page) => page.getByRole('region', { name: 'Cookies on this site' });
export const essential = (page: playwright.Page) =>
  banner(page).getByRole('button', { name: 'Essential Only', exact: true });
export const accept = (page: playwright.Page) => banner(page).getByRole('button', { name: 'Accept All' });

/** Somebody who comes for the first time. */
export const firstVisit = { cookies: [], origins: [] };
