import { join } from 'node:path';
import type * as playwright from '@playwright/test';
import { hydratedMark } from '../../contract/site/page-marks.ts';
import { cpuSlowdown, slowDown } from '../../scripts/testing/slow-phone.ts';

const inPage = join('inspection', 'bench', 'in-page.js');

/** How long after the load event a page is watched: long enough for what loads when idle. */
const watchedMs = 6000;

export interface Visit {
  lcp: number;
  cls: number;
  /** Milliseconds beyond 50 of every long task, from the first contentful paint on. */
  tbt: number;
  /** Bytes on the wire by kind of resource. */
  bytes: Record<string, number>;
  requests: number;
}

/** Opens an address with the network and processor of a phone, and reads what the browser measured. */
export async function visit(context: playwright.BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const client = await slowDown(page);
  const received = countBytes(client);
  await page.addInitScript({ path: inPage });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const measured = await page.evaluate<Pick<Visit, 'lcp' | 'cls' | 'tbt'>>(
    '({ ...window.bench.paint, tbt: window.bench.totalBlockingTime() })',
  );
  await page.close();
  return { ...measured, ...received() };
}

function countBytes(client: playwright.CDPSession): () => Pick<Visit, 'bytes' | 'requests'> {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ bytes, requests: kinds.size });
}

export interface Navigation {
  milliseconds: number;
  /** What was asked for between the click and that frame: of a prefetched page nothing should be. */
  requests: string[];
}

/** From the click on a link to the first frame with the new page's heading, at a quarter of this machine's speed. */
export async function clickToPainted(
  context: playwright.BrowserContext,
  { address, href, isPrefetched }: { address: string; href: string; isPrefetched: boolean },
): Promise<Navigation> {
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  await page.goto(address);
  await page.locator(`html[${hydratedMark}]`).waitFor();
  await page.waitForTimeout(2000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const link = page.locator(`main a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Parts below the first view are hydrated with the first touch; until then their links load the next page whole.
  await page.mouse.move(1, 1);
  while (!(await page.evaluate<boolean>(`window.bench.isHydrated(${JSON.stringify(href)})`)))
    await page.waitForTimeout(50);
  if (isPrefetched) {
    await link.hover();
    await page.waitForTimeout(2500);
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const milliseconds = await page.evaluate<number>(`window.bench.clickToPainted(${JSON.stringify(href)})`);
  const navigation = { milliseconds, requests: [...requests] };
  await page.close();
  return navigation;
}
