import type * as playwright from '@playwright/test';

const tabs = 3;

/**
 * Goes over many addresses in three tabs of one visit, since most of a page's time is waiting.
 */
export async function inTabs(
  context: playwright.BrowserContext,
  addresses: readonly string[],
  look: (page: playwright.Page, address: string) => Promise<void>,
): Promise<void> {
  const rest = [...addresses];
  const tab = async () => {
    // A new one for each address: what listens to a page hears of one address only.
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
      const page = await context.newPage();
      await look(page, address);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: tabs }, tab));
}
