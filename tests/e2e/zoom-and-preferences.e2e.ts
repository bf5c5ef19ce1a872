import type * as playwright from '@playwright/test';
import { addresses, expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/*
 * One visit to each page, as people with other screens and settings see it: 320 px wide and zoomed to 400 % (a window of
 * 1280 x 1024 is then 320 x 256), with colours of their own, and without motion.
 */

test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** Fields and buttons that cannot be told from the page around them once background colours are the visitor's own. */
function withoutEdge(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSide = (style: CSSStyleDeclaration, side: string) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
    const sides = ['top', 'right', 'bottom', 'left'];
    const hasEdge = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return (
        sides.some((side) => isSide(style, side)) || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
      );
    };
    const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), select, textarea';
    return [...document.querySelectorAll(fields)]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter(
        (field) =>
          ![field, field.parentElement, field.closest('form')?.firstElementChild, field.closest('form')].some(hasEdge),
      )
      .map((field) => field.outerHTML.slice(0, 160));
  });
}

/** Tab stops of a page whose focus nobody sees. */
async function withoutFocusRing(page: playwright.Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const around = [focused, focused.parentElement, focused.closest('form'), focused.closest('label, summary, li')];
      // A card shows the focus of its link around all of it.
      const styles = [getComputedStyle(focused, '::after'), ...around.map((one) => one && getComputedStyle(one))];
      const isSeen = styles.some((style) => style !== null && isRing(style));
      return isSeen ? undefined : focused.outerHTML.slice(0, 160);
    });
    if (element !== undefined) unseen.push(element);
  }
  return unseen;
}

/** What still moves, or would once something changes. */
function inMotion(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 20)
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        return `runs: ${target?.outerHTML.slice(0, 160)}`;
      });
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const slow = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return longest(transitionDuration) > 0.02 || (animationName !== 'none' && longest(animationDuration) > 0.02);
      })
      .map((element) => `would move: ${element.outerHTML.slice(0, 160)}`);
    return [...running, ...slow.slice(0, 5)];
  });
}

for (const address of addresses) {
  test(`${address} at 400 %, in forced colours and without motion, can be read and used`, async ({ page }) => {
    await page.goto(address);
    await expectHealthy(page);
    expect(await inMotion(page)).toEqual([]);
    expect(await withoutEdge(page)).toEqual([]);
    expect(await withoutFocusRing(page, 24)).toEqual([]);
    await expectHealthy(page);
  });
}

test('a long address pasted into the message does not widen a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill(`https://maps.example/${'place-'.repeat(60)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
