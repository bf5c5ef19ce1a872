import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Engine, EngineName, Size } from '#inspection/browsers/engines/engine.ts';
import { installed } from '#inspection/browsers/engines/installed.ts';
import { Visitor } from '#inspection/browsers/visitor.ts';
import { type Gateway, openGateway } from '../../tests/support/gateway.ts';

export { expect };

interface Journey {
  size: Size;
  /** Whether the cookie banner has been answered, so that it stands in no other journey's way. */
  hasDecided: boolean;
  /** The door to the product, of this journey alone. */
  gateway: Gateway;
  visitor: Visitor;
}

interface OfWorker {
  engineName: EngineName;
  engine: Engine | string;
}

/** A journey of one visitor in the project's engine, which nothing may go wrong in. */
export const test = base.extend<Journey, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const found = await installed[engineName]();
      if ('missing' in found) return use(found.missing);
      const engine = await found.start();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  hasDecided: [true, { option: true }],
  gateway: async ({ baseURL }, use) => {
    const gateway = await openGateway(String(baseURL));
    await use(gateway);
    await gateway.close().catch(() => {});
  },
  visitor: async ({ engine, size, hasDecided, gateway }, use, testInfo) => {
    if (typeof engine === 'string') return testInfo.skip(true, engine);
    const tab = await engine.openTab(size);
    try {
      const visitor = new Visitor(tab, gateway.url);
      if (hasDecided) await decide(visitor);
      await use(visitor);
      testInfo.annotations.push({ type: `counted steps in ${engine.name}`, description: String(visitor.steps) });
      if (testInfo.status !== testInfo.expectedStatus) {
        writeFileSync(testInfo.outputPath('screen.png'), await visitor.screenshot());
      }
      expect(await visitor.problems(), 'nothing went wrong in the page').toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

/** As somebody who chose “Essential Only” on another day. */
export async function decide(visitor: Visitor): Promise<void> {
  await visitor.open('/robots.txt');
  await visitor.read(() => {
    localStorage.setItem('userConsentPreferences', '{"necessary":true,"analytics":false,"marketing":false}');
    localStorage.setItem('analytics-consent', 'essential');
    // What a browser asks beside a plain file, such as its icon, is no matter of the site.
    sessionStorage.clear();
  });
}
