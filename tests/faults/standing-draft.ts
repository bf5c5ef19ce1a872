import type * as playwright from '@playwright/test';

/** Until what was written on a page before stands in the newsletter's field again: written into at that moment, it would be added to. */
export async function draftStands(page: playwright.Page): Promise<void> {
  const stands = () =>
    localStorage.getItem('draft-newsletter') === null ||
    document.querySelector<HTMLInputElement>('footer input')?.value !== '';
  await page.waitForFunction(stands, undefined, { timeout: 5000 }).catch(() => {});
}
