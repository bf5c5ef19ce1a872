import type * as playwright from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * How far the page has moved by itself, each time, as browsers reckon it: what a press has brought about does not count. To be called
 * before the page opens anything, or on the page whose next moves are meant.
 */
export async function noteShifts(page: playwright.Page): Promise<() => Promise<number[]>> {
  const note = () => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  };
  if (page.url() === 'about:blank') await page.addInitScript(note);
  else await page.evaluate(note);
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
