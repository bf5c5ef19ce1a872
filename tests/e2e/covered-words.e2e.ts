import type * as playwright from '@playwright/test';
import { answered, firstVisit } from '#tests/e2e/cookie-banner.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/*
 * What comes by itself (the chat button, its greeting, a notice, the question about cookies) lies over no word and no control. It stands where there
 * are none, or in a strip at the window's lower edge, from side to side, below which nothing of the page is seen: that is the
 * window's end, as a browser's own bar is.
 */

const sizes = [
  [320, 568],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** At the top, where a first card, a form or a day begins, in the middle and at the end. */
const heights = [0, 0.13, 0.4, 0.7, 1];

const addresses = [
  '/',
  '/tours',
  '/tour/classic-kenya-7-day',
  '/group-tours',
  '/group-tour/great-migration-mara',
  '/destinations/maasai-mara',
  '/accommodation/olare-fig-camp',
  '/blog/mara-fees-explained',
  '/faq',
  '/about',
  '/search?q=lion',
  '/contact',
];

interface Found {
  /** Words and controls of the page under something that floats. */
  covered: string[];
  /** How much of the window's height its strips take. */
  taken: number;
  /** Words of the page that stay below the strips when it is scrolled to its end. */
  lost: string[];
}

function findCovered(): Found {
  const all = [...document.querySelectorAll('body *')];
  const roots = all.filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
  });
  const isOfRoot = (node: Node) => roots.some((root) => root.contains(node));
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const painted = all
    .filter((element) => isOfRoot(element) && isSeen(element))
    .filter((element) => !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);

  let edge = innerHeight;
  const strips = painted.filter(({ left, right }) => left <= 0 && right >= document.documentElement.clientWidth);
  for (const { top, bottom } of strips.sort((one, other) => other.bottom - one.bottom))
    if (bottom >= edge - 1) edge = Math.min(edge, top);
  const floating = painted.filter(({ top }) => top < edge - 1);

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: { name: string; element: Element; box: DOMRect }[] = [];
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || isOfRoot(node) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      boxes.push({ name: `“${node.textContent?.trim().slice(0, 40)}”`, element, box });
  }
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary'))
    if (!isOfRoot(element) && isSeen(element) && element.closest('[inert]') === null)
      for (const box of element.getClientRects())
        boxes.push({ name: `${element.localName} ${element.textContent?.trim().slice(0, 40)}`, element, box });

  /** Where there is something of the page, it is also found there: what is cut off, or only heard, is not. */
  const isThere = (element: Element, x: number, y: number) =>
    document.elementsFromPoint(x, y).some((found) => found === element || element.contains(found));
  const under = (top: number, one: DOMRect, other: { left: number; right: number; top: number; bottom: number }) => {
    const left = Math.max(one.left, other.left);
    const right = Math.min(one.right, other.right);
    const from = Math.max(one.top, other.top, top);
    const to = Math.min(one.bottom, other.bottom, innerHeight);
    return right - left > 1 && to - from > 1 ? ([(left + right) / 2, (from + to) / 2] as const) : undefined;
  };
  const meeting = (others: { left: number; right: number; top: number; bottom: number }[]) =>
    boxes
      .filter(({ element, box }) =>
        others.some((other) => {
          const point = under(0, box, other);
          return point !== undefined && isThere(element, ...point);
        }),
      )
      .map(({ name }) => name);
  const covered = meeting(
    floating.map(({ left, right, top, bottom }) => ({ left, right, top, bottom: Math.min(bottom, edge) })),
  );
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const lost = isEnd ? meeting([{ left: 0, right: innerWidth, top: edge, bottom: innerHeight }]) : [];
  return { covered, taken: (innerHeight - edge) / innerHeight, lost };
}

/** What is covered once everything has followed: what stands above a banner is told its height some frames later. */
async function settled(page: playwright.Page): Promise<Found> {
  let found = await page.evaluate(findCovered);
  for (let tries = 0; tries < 20 && found.covered.length + found.lost.length > 0; tries += 1) {
    await page.clock.runFor(50);
    found = await page.evaluate(findCovered);
  }
  return found;
}

/** At every size, each at another height; the next page, and the same one later, at others. */
async function lookAround(page: playwright.Page, what: string, first: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    const part = heights[(first + index) % heights.length] ?? 0;
    await page.evaluate((share) => {
      const most = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: share * most, behavior: 'instant' });
    }, part);
    await page.clock.runFor(100);
    const { covered, taken, lost } = await settled(page);
    const where = `${what} at ${width} px, ${part * 100} %`;
    if (covered.length > 0) faults.push(`${where}: ${covered.join(', ')}`);
    if (lost.length > 0) faults.push(`${where}, not to be scrolled out: ${lost.join(', ')}`);
    if (taken > (width < 768 ? 0.42 : 0.2)) faults.push(`${where}: strips take ${Math.round(taken * 100)} %`);
  }
  return faults;
}

const greeting = (page: playwright.Page) => page.getByText('Ask us anything.');

/** The page three seconds after it was loaded, with a clock that stands still. */
async function openGreeted(page: playwright.Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(1500);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await greeting(page).count()).toBe(1);
  }).toPass();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

for (const [visitor, isAnswered] of [
  ['who has answered the question about cookies', true],
  ['who has not', false],
] as const)
  test(`the chat button and its greeting lie over no word, price, control or error of any page, for somebody ${visitor} (B-273)`, async ({
    browser,
    baseURL: site,
  }) => {
    const faults: string[] = [];
    const baseURL = site ?? '';
    const storageState = isAnswered ? answered(baseURL) : firstVisit;
    for (const [index, address] of addresses.entries()) {
      const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
      const page = await context.newPage();
      await openGreeted(page, address);
      if (!isAnswered) await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
      if (address === '/contact') {
        await page.locator('#contact-email').fill('maria@');
        await page.getByRole('button', { name: 'Send message' }).click({ force: true });
        await page.clock.runFor(100);
      }
      faults.push(...(await lookAround(page, `${address}, greeted`, index)));
      await page.getByRole('button', { name: 'Close the greeting' }).dispatchEvent('click');
      await expect(greeting(page)).toHaveCount(0);
      faults.push(...(await lookAround(page, `${address}, later`, index + 2)));
      await context.close();
    }
    expect(faults).toEqual([]);
  });

test('a notice lies over no word, price or control (B-273)', async ({ page, context }) => {
  await openGreeted(page, '/tours');
  await context.setOffline(true);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText('You are now offline. Cached content will be available.')).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  expect(await lookAround(page, '/tours', 0)).toEqual([]);
});
