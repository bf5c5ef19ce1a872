import type * as playwright from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface NotedShift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

/**
 * How far the page has moved by itself, each time, as browsers reckon it: what a press has brought about does not count. To be called
 * before the page opens anything, or on the page whose next moves are meant.
 */
export async function noteShifts(page: playwright.Page): Promise<() => Promise<NotedShift[]>> {
  const note = () => {
    const shifts: NotedShift[] = [];
    const told = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`;
          return `${what}: ${told(previousRect)} -> ${told(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  if (page.url() === 'about:blank') await page.addInitScript(note);
  else await page.evaluate(note);
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
