import type * as playwright from '@playwright/test';
import { addresses } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/*
 * Who has set larger letters in the browser: `rem` and `em` grow, the window does not. Zooming shows none of it, since there the
 * window grows smaller by as much.
 */

const sizes = [20, 24, 32];
const widths = [320, 360, 390, 430];

for (const address of addresses) {
  test(`${address} goes sideways with no size of letters, and every control stands within the screen (B-294)`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'letters are set by its protocol');
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const size of sizes) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        for (const fault of await sideways(page)) faults.push(`${size} px letters at ${width}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** What makes the page scroll sideways, and the controls that stand outside of it. */
function sideways(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));
    const outside = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > seen + 1 || left < -1) && !scrollsSideways(element.parentElement);
    };
    const wide = document.documentElement.scrollWidth - seen;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
      (control) => outside(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    const widest = [...document.body.querySelectorAll('*')].filter(outside).slice(0, 3);
    return [
      ...(wide > 0 ? [`${wide} px sideways, by ${widest.map(nameOf).join(' and ')}`] : []),
      ...controls.map((control) => `outside: ${nameOf(control)}`),
    ];
  });
}
