import type * as playwright from '@playwright/test';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Enough for the busiest machine, in milliseconds. */
const patience = 60_000;

/** A footer whose code a test keeps away works by its plain links. */
const footerPatience = 2000;

/** Tests of a visitor who arrived a moment ago: a page is open when it is hydrated, not when its HTML is there. */
export const test = base.extend({
  context: async ({ context }, use) => {
    context.on('page', hydrateWhenOpened);
    await use(context);
  },
});

/** Before it is hydrated links and forms still work, but as full page loads: tests/e2e/before-the-script.e2e.ts. */
export function hydrateWhenOpened(page: playwright.Page): void {
  const { goto, reload } = page;
  const messages: string[] = [];
  messagesOf.set(page, messages);
  page.on('console', (message) => messages.push(message.text()));
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    await waitForHydration(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload.apply(page, given);
    await waitForHydration(page);
    return answer;
  };
}

/**
 * Waits until the page is hydrated, and the footer, which is with a visitor's first touch.
 *
 * @throws Error when the page never is
 */
export async function waitForHydration(page: playwright.Page): Promise<void> {
  const isHydrated = await until(page, patience, () => {
    if (document.getElementById('app') === null) return true;
    // React hydrates what an event comes from, before the rest.
    document.querySelector('main h1')?.dispatchEvent(new Event('keyup', { bubbles: true }));
    return 'hydrated' in document.documentElement.dataset;
  });
  if (!isHydrated)
    throw new Error(`${page.url()} was not hydrated within ${patience / 1000} s: ${await stateOf(page)}`);
  await until(page, footerPatience, isFooterHydrated);
}

/** What the pages that are open have written to their console. */
const messagesOf = new WeakMap<playwright.Page, string[]>();

/** What tells why a page is not hydrated: how far it came, the files it asked for last, and what it wrote. */
async function stateOf(page: playwright.Page): Promise<string> {
  const state = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').slice(-12);
    const { readyState, documentElement } = document;
    return { readyState, ...documentElement.dataset, files: files.map(({ name }) => name) };
  });
  return JSON.stringify({ ...state, messages: messagesOf.get(page)?.slice(-8) });
}

/** Touches the page, and looks. */
function isFooterHydrated(): boolean {
  const link = document.querySelector('footer a');
  link?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  return !link?.closest('[data-dehydrated]');
}

/** Looked for from outside: a test may have stopped the page's own clock. */
async function until(page: playwright.Page, most: number, isSo: () => boolean): Promise<boolean> {
  const end = Date.now() + most;
  while (Date.now() < end) {
    if (await page.evaluate(isSo).catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return false;
}
