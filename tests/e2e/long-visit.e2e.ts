import type * as playwright from '@playwright/test';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { watchPage } from '#tests/faults/oracle.ts';
import { isEveryFault } from '#tests/faults/sample.ts';

/** What a tab holds on to, once everything it could let go of is collected. */
interface Held {
  documents: number;
  nodes: number;
  listeners: number;
  heapMegabytes: number;
}

async function whatIsHeld(page: playwright.Page, cdp: playwright.CDPSession): Promise<Held> {
  await isComplete(page);
  // What a first collection finalises, the second one frees.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    documents: metric('Documents'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heapMegabytes: Math.round(metric('JSHeapUsedSize') / 1e5) / 10,
  };
}

/** A page is complete some frames after its first view: once nothing has been added for a while. */
async function isComplete(page: playwright.Page): Promise<void> {
  await page.evaluate(async () => {
    const steadyFrames = 30;
    let steady = 0;
    for (let before = -1; steady < steadyFrames; ) {
      await new Promise(requestAnimationFrame);
      const now = document.getElementsByTagName('*').length;
      steady = now === before ? steady + 1 : 0;
      before = now;
    }
  });
}

/** Once over every kind of page. Gives how many there were. */
async function round(page: playwright.Page): Promise<number> {
  for (const address of templateAddresses) {
    const before = await page.title();
    await page.evaluate((next) => history.pushState({}, '', next), address);
    await page.waitForFunction((title) => document.title !== title, before);
    await expect(page.locator('main h1')).toBeVisible();
  }
  return templateAddresses.length;
}

const rounds = isEveryFault ? 10 : 2;

test('a long visit over every kind of page holds on to nothing (B-77)', async ({ page }) => {
  test.setTimeout(rounds * 120_000);
  const oracle = await watchPage(page);
  await page.goto('/faq');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // The first round fetches code and answers that stay; from the second on, a page is a page seen before.
  await round(page);
  await round(page);
  const before = await whatIsHeld(page, cdp);
  oracle.begin();
  let navigations = 0;
  for (let count = 0; count < rounds; count += 1) navigations += await round(page);
  const after = await whatIsHeld(page, cdp);
  test.info().annotations.push({
    type: 'figure',
    description: `${navigations} navigations: ${JSON.stringify(before)} before, ${JSON.stringify(after)} after`,
  });
  // An SVG picture is a document to the browser, decoded when it is first painted: one may come late. A leak is one a round.
  expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.02);
  // A listener left behind by one page alone would be one a round; what the browser has not finalised yet is a handful.
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
  // Answers that are refreshed, and code the browser has compiled meanwhile.
  expect(after.heapMegabytes).toBeLessThanOrEqual(before.heapMegabytes + 2 + rounds * 0.2);
  expect(await oracle.verdict()).toEqual([]);
});
