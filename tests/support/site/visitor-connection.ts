import type * as playwright from '@playwright/test';

/** Makes the browser say this of the visitor's connection, as Chromium does (https://wicg.github.io/netinfo/). */
export async function setConnection(
  page: playwright.Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((values) => {
    Object.defineProperty(navigator, 'connection', { value: { ...values, addEventListener() {} } });
  }, connection);
}
