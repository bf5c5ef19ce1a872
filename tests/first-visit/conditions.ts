import type * as playwright from '@playwright/test';
import { slowProcessor } from '#scripts/testing/slow-phone.ts';

/* In what way the page's code comes late, or does not come. */

export interface Condition {
  /** To be called before the page opens anything. Gives what puts an end to it. */
  begin: (page: playwright.Page) => Promise<() => Promise<void>>;
  /** Whether the page's script comes while it lasts. */
  isScriptComing: boolean;
  /** Whether the visit goes over a slow line. */
  isLineSlow?: boolean;
  /** What is done while it lasts, where it takes too long to be met by all there is to do. */
  act?: string;
}

const code = '**/assets/*.js';

export const conditions: Record<string, Condition> = {
  'a slow network and processor': {
    isScriptComing: true,
    isLineSlow: true,
    async begin(page) {
      await slowProcessor(page);
      return async () => {};
    },
  },
  'code three seconds late': lateBy(3000),
  'code ten seconds late': { ...lateBy(10_000), act: 'types into a form' },
  'code out of reach': {
    isScriptComing: false,
    async begin(page) {
      await page.route(code, (route) => route.abort('connectionfailed'));
      return () => page.unroute(code);
    },
  },
  'one module failing at first': {
    isScriptComing: true,
    async begin(page) {
      let hasFailed = false;
      await page.route(code, (route) => {
        // The libraries come first on every page; what follows them differs.
        if (hasFailed || route.request().url().includes('vendor')) return route.continue();
        hasFailed = true;
        return route.abort('connectionreset');
      });
      return async () => {};
    },
  },
};

function lateBy(milliseconds: number): Condition {
  return {
    isScriptComing: true,
    async begin(page) {
      const due = Date.now() + milliseconds;
      await page.route(code, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
        await route.continue().catch(() => {});
      });
      return async () => {};
    },
  };
}
