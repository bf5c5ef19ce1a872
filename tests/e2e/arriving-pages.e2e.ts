import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';

/* A slow line: pages come in pieces, and the browser paints what it has of them. */

/** Of a page, in bytes: a packet after the other, until more than the first view is there. */
const packet = 1400;
const inPackets = 42_000;
const pauseMs = 17;
/** So slow that fonts are not waited for (B-920). */
const beforeFirstByteMs = 150;

/** Half of what a good page may move by in all: https://web.dev/articles/cls. */
const most = 0.05;

/** A page of every kind. */
const addresses = [
  '/',
  '/tours',
  '/tour/masai-mara-safari',
  '/group-tour/great-migration-mara',
  '/destinations/amboseli',
  '/place/crescent-island',
  '/accommodation/enkiama-hill-camp',
  '/activity/night-game-drive',
  '/blog/gorilla-permits-uganda-or-rwanda',
  '/inspiration/a-quiet-honeymoon',
  '/search?q=mara',
  '/contact',
];

let slow: ReturnType<typeof createServer>;

test.beforeAll(async ({ baseURL }) => {
  slow = createServer(async (request, response) => {
    const { headers, method = 'GET', url = '/' } = request;
    const answer = await fetch(new URL(url, baseURL), { method, headers: { accept: headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const told = ['content-type', 'content-security-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage) await wait(beforeFirstByteMs);
    response.writeHead(answer.status, Object.fromEntries(told));
    let sent = 0;
    const send = (upTo: number) => {
      response.write(body.subarray(sent, upTo));
      sent = upTo;
    };
    if (isPage) {
      send(body.indexOf('<body'));
      const slowly = sent + inPackets;
      while (sent < slowly) {
        send(sent + packet);
        await wait(pauseMs);
      }
    }
    response.end(body.subarray(sent));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => slow.close());

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} px what is painted of a page stays where it is while the rest arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shifts = await noteShifts(page);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${address}`);
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      for (const { value, moved } of await shifts())
        if (value > most) faults.push(`${address} ${value.toFixed(4)}: ${moved.join('; ')}`);
    }
    expect(faults).toEqual([]);
  });
}
