import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';

/** Presses Tab until the target has the focus, as someone who looks for it does. */
export async function tabTo(page: playwright.Page, target: playwright.Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to the target.');
}
