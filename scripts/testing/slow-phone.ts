import type * as playwright from '@playwright/test';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, in bytes a second; 150 ms there and back. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower than this machine a phone is. */
export const cpuSlowdown = 4;

/** Gives a page the processor of a slow phone. To be called before it opens anything. */
export async function slowProcessor(page: playwright.Page): Promise<playwright.CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return client;
}

/** Gives a page the processor and the network of a slow phone. To be called before it opens anything. */
export async function slowDown(page: playwright.Page): Promise<playwright.CDPSession> {
  const client = await slowProcessor(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  return client;
}
