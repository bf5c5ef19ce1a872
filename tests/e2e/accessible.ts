import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { withFontSize } from '#tests/e2e/preferences.ts';

/** Every rule for WCAG 2.2 AA, and good practice besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing for axe to find on a page opened once: in the light theme on the narrowest phone, in the dark one on a desk.
 * `prepare` brings about what a change of width has undone.
 */
export async function expectAccessible(
  page: playwright.Page,
  prepare = async () => {},
  deskWidth = 1280,
): Promise<void> {
  for (const { width, theme } of [
    { width: 320, theme: 'light' },
    { width: deskWidth, theme: 'dark' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await prepare();
    await showTheme(page, theme);
    expect(await violations(page, { runOnly: tags }), `${width} px, ${theme}`).toEqual([]);
  }
}

/** As the visitor's own choice does. */
export async function showTheme(page: playwright.Page, theme: string): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.dataset.theme = next;
  }, theme);
}

/**
 * What is about to be at rest is brought there. Its end is not waited for: Chromium never says that what nobody sees, as in what is folded, has ended, and a busy machine shows it late.
 */
function settle(): void {
  const isSoonOver = ({ effect, currentTime, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 2000;
  // Where a colour is inherited, the end of one transition begins the next.
  for (let round = 0; round < 10; round += 1) {
    const soon = document.getAnimations().filter(isSoonOver);
    if (soon.length === 0) return;
    for (const animation of soon) animation.finish();
  }
}

interface Scan extends RunOptions {
  /** A selector; the whole page without one. */
  within?: string;
}

/**
 * What axe objects to, each with its rule and its elements; by all of axe's own rules unless told otherwise. It runs in
 * the page and brings back violations only: describing everything that is right takes three times as long. From then on
 * the page is without motion: half faded in, words have too little contrast, and something may come while it is scanned.
 * Every scan is counted (support/figures-reporter.ts).
 */
export async function violations(page: playwright.Page, { within, ...options }: Scan = {}): Promise<string[]> {
  test.info().annotations.push({ type: 'axe scan' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(settle);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ where, how }) => {
      // What is under the window's last lines is scrolled out from there (covered-words.e2e.ts): they stand below it all.
      const lines = document.querySelector<HTMLElement>('.lower-lines');
      if (lines) lines.style.position = 'static';
      const found = await (window as unknown as { axe: typeof axe }).axe.run(where ?? document, how);
      if (lines) lines.style.position = '';
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { where: within, how: { ...options, resultTypes: ['violations' as const] } },
  );
}

/** How far the element's content stands out of it sideways, in pixels. */
export function overflowOf(element: playwright.Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** Nothing for axe to find in either theme, and nothing to scroll sideways on the narrowest phone, whatever font size is set there. */
export async function expectUsable(page: playwright.Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await withFontSize(page, [16, 32], async (size) => {
    // The window has its new size a moment later on a busy machine.
    await expect.poll(() => overflowOf(page.locator('html')), `${page.url()} with letters of ${size} px`).toBe(0);
  });
}
