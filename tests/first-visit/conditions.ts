import type * as playwright from '@playwright/test';
import { slowProcessor } from '#scripts/screens/slow-phone.ts';

/* In what way the page's code comes late, or does not come. */

export interface Condition {
  /** To be called before the page opens anything. Gives what puts an end to it. */
  begin: (page: playwright.Page) => Promise<() => Promise<void>>;
  /** Whether the page's script comes while it lasts. */
  isScriptComing: boolean;
  /** Whether the visit goes over a slow line. */
  isLineSlow?: boolean;
}

const code = '**/assets/*.js';

/** How late the code is, in milliseconds. */
const delay = 10_000;

export const conditions: Record<string, Condition> = {
  'a slow network and processor': {
    isScriptComing: true,
    isLineSlow: true,
    async begin(page) {
      await slowProcessor(page);
      return async () => {};
    },
  },
  'code ten seconds late': {
    isScriptComing: true,
    async begin(page) {
      const due = Date.now() + delay;
      await page.route(code, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
        await route.continue().catch(() => {});
      });
      return async () => {};
    },
  },
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
