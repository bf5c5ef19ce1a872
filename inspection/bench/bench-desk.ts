import '../../scripts/testing/without-operator-settings.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as playwright from '@playwright/test';
import { median } from '#inspection/bench/median.ts';
import { addDays, officeDay } from '../../contract/calendar.ts';
import { loadSettings, startApiServer } from '../../scripts/testing/api-server.ts';
import { enquiryBody } from '../../scripts/testing/enquiry-bodies.ts';
import { ensureBuilt } from '../../scripts/testing/ensure-built.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { storeEnquiry } from '../../server/enquiries/store-enquiry.ts';
import { addMissingDepartures } from '../../server/group-tours/departure-seats.ts';
import { openStore } from '../../server/store/open-store.ts';

/*
 * `npm run bench:desk`: how long the lists of the desk take on the server, how large they are, and how long until somebody who is
 * signed in sees the first page, with ten thousand enquiries and five hundred departures in the store.
 */

const enquiries = 10_000;
const departures = 500;
const tries = 20;

ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
await fillStore();
const deskPort = await freePort();
const server = await startApiServer({
  ...loadSettings(dataDir, await freePort()),
  DEMONSTRATION: '1',
  DESK: '1',
  DESK_PORT: String(deskPort),
});
const desk = `http://localhost:${deskPort}`;
try {
  const browser = await playwright.chromium.launch(findBrowser());
  const context = await browser.newContext({ baseURL: desk });
  await context.request.post('/api/sign-in/link', { data: { token: await tokenOfDemonstration() } });
  const lists = ['', 'page=100', 'sort=longest-unanswered', 'q=traveller-77', 'state=new&sort=newest'].map(
    (query) => `/api/enquiries?${query}`,
  );
  for (const path of [...lists, '/api/departures', '/api/mails', '/api/subscribers', '/api/figures', '/api/upkeep']) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < tries; run += 1) {
      const started = performance.now();
      const answer = await context.request.get(path);
      bytes = (await answer.body()).byteLength;
      times.push(performance.now() - started);
      if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}.`);
    }
    console.log(`${path}: ${median(times).toFixed(1)} ms, ${(bytes / 1000).toFixed(1)} kB`);
  }
  const shown: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    // A browser of its own each time: nothing is in its cache.
    const visit = await browser.newContext({ storageState: await context.storageState() });
    const page = await visit.newPage();
    const started = performance.now();
    await page.goto(`${desk}/enquiries`);
    await page.getByRole('table').waitFor();
    shown.push(performance.now() - started);
    await visit.close();
  }
  console.log(`first page: ${median(shown).toFixed(0)} ms, nothing cached`);
  await browser.close();
} finally {
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}

/** Enquiries of a year and departures of years to come. */
async function fillStore(): Promise<void> {
  const store = await openStore({ dataDir });
  const now = new Date();
  await store.db.transaction().execute(async (db) => {
    for (let number = 0; number < enquiries; number += 1) {
      const { name, email, phone, topic, message, preferredContact } = enquiryBody('', number);
      const traveller = { name, email, preferredContact, ...(phone !== undefined && { phone }) };
      const details = { kind: 'contact' as const, traveller, topic, message };
      const at = new Date(now.getTime() - number * 50 * 60_000);
      await storeEnquiry(db, { clientRequestId: randomUUID(), digest: '', consentVersion: '1', details }, at);
    }
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    await db
      .updateTable('enquiries')
      .set({ state: 'waiting' })
      .where('received_at', '<', addDays(officeDay(now), -7))
      .execute();
  });
  const rows = Array.from({ length: departures }, (_, number) => {
    const startDate = addDays(officeDay(now), 2 + number);
    const groupTourId = 'great-migration-mara';
    return { id: `${groupTourId}-${startDate}`, groupTourId, startDate, seats: { total: 8, booked: number % 9 } };
  });
  await addMissingDepartures(store, rows, now);
  await store.close();
}

async function tokenOfDemonstration(): Promise<string> {
  for (;;) {
    const [, token] = /#token=(\S+)/.exec(server.said()) ?? [];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
