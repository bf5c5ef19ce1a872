import type * as playwright from '@playwright/test';
import { test as base, expect } from '#tests/e2e/site-test.ts';
import { type Gateway, openGateway } from '#tests/support/gateway.ts';

/** The product behind a door of its own, with its real service worker; every test starts as a first visit. */
export const test = base.extend<{ gateway: Gateway }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  gateway: async ({}, use, testInfo) => {
    const gateway = await openGateway(String(testInfo.project.use.baseURL));
    await use(gateway);
    await gateway.close().catch(() => {});
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

/** A notice with exactly these words. */
export function notice(page: playwright.Page, title: string, message: string): playwright.Locator {
  return page
    .getByRole('region', { name: 'Notices' })
    .getByRole('dialog')
    .filter({ hasText: `${title}${message}` });
}

/** Opens the site and waits until the worker is in charge of it. */
export async function visitUntilReady(page: playwright.Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the worker keeps the code of all pages, as it does at leisure for whoever goes on. */
export function keepAllCode(page: playwright.Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_ALL' }, [port2]);
      }),
  );
}

/** Every address the worker keeps an answer under. */
export function keptAddresses(page: playwright.Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
}

/** The saved answers of the API, by their keys, as the next visit will find them. */
function savedKeys(page: playwright.Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('site-cache');
        // Not there yet, and to be made by the page alone.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = (event) => {
          event.preventDefault();
          if (opening.error?.name === 'AbortError') resolve('');
          else reject(opening.error);
        };
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').get('queries');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            const client = reading.result as { clientState?: { queries: { queryHash: string }[] } } | undefined;
            opening.result.close();
            resolve((client?.clientState?.queries ?? []).map(({ queryHash }) => queryHash).join('\n'));
          };
        };
      }),
  );
}

/** Waits until an answer is on the disk: it is written at most once a second. */
export async function expectSaved(page: playwright.Page, part: string): Promise<void> {
  await expect.poll(() => savedKeys(page)).toContain(part);
}
