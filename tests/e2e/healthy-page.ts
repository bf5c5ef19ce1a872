import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';
import { templateAddresses } from '#scripts/template-addresses.ts';

/** Addresses of every kind of page. */
export const addresses = templateAddresses;

/** The pages with most to break: lists, records with prices, forms, the search. */
export const someAddresses = [
  '/',
  '/tours',
  '/tour/masai-mara-safari',
  '/group-tour/amboseli-elephant-weekend',
  '/contact',
  '/search',
  '/faq',
  '/blog/mara-fees-explained',
] satisfies (typeof templateAddresses)[number][];

/** Collects what a healthy page never has: errors in the console, uncaught errors, requests to other hosts. */
export function watch(page: playwright.Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Most tests do without the service worker, and Playwright says so.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // A hint about timing: on a busy machine a tab may look for its first picture before it has been given its width.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`request to ${hostname}`);
  });
  return problems;
}

/** One heading and a main landmark, both visible; nothing scrolls sideways. */
export async function expectHealthy(page: playwright.Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Every picture on the screen has loaded. */
export async function expectPictures(page: playwright.Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-picture], img')].every((picture) => {
      const { top, bottom, left, right, height } = picture.getBoundingClientRect();
      // Cards of a strip wait beside the screen.
      const isOnScreen = height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isOnScreen) return true;
      return picture instanceof HTMLImageElement ? picture.complete : picture.getAttribute('data-picture') === 'loaded';
    }),
  );
}

/** The last thing a page brings by itself, two seconds after it has loaded. */
export const chatButton = (page: playwright.Page) => page.getByRole('link', { name: 'Chat with us on WhatsApp' });

/** How many requests are on their way. */
export function countPending(page: playwright.Page): () => number {
  const pending = new Set<playwright.Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

/** Moves the page's clock on, which a test has installed, a second at a time until something shows: what it waits for is not waited for. */
export async function expectInTime(page: playwright.Page, sign: playwright.Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(1000);
    return sign.isVisible();
  };
  await expect.poll(isShown, { intervals: [100] }).toBe(true);
}

/** How often the page has been loaded from now on. */
export function countLoads(page: playwright.Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Calls to the API as they leave, as paths without the cache buster. */
export function recordApiCalls(page: playwright.Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(url.pathname);
  });
  return calls;
}
