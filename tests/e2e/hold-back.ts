import type * as playwright from '@playwright/test';

/** From now on requests for these files wait until the returned function is called. */
export async function holdBack(
  visitor: playwright.Page | playwright.BrowserContext,
  files: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
