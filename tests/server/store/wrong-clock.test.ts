import { join } from 'node:path';
import { expect, test } from 'vitest';
import { monthsBefore } from '#server/enquiries/forget-enquiries.ts';
import { readEnv } from '#server/env.ts';
import { createHousekeeping } from '#server/housekeeping.ts';
import { capWaitTimes } from '#server/limits/cap-wait-times.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import { createLog } from '#server/log.ts';
import { trustClock } from '#server/retention/clock-check.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

/* A machine whose clock is wrong for a while. */

const minute = 60_000;
const day = 86_400_000;
const rightTime = testNow;
const later = (ms: number, than = rightTime) => new Date(than.getTime() + ms);
/** 25 months and some days. */
const muchLater = later(770 * day);

/** A back end with a year and eleven months of enquiries, and its sweep of each minute. */
async function openBackEnd(engine: StoreEngine, { enquiries = 814 } = {}) {
  const dataDir = temporaryFolder();
  const store = await engine.open(dataDir);
  const time = { now: rightTime };
  const clock = () => time.now;
  const app = await openTestApp({ store, clock, settings: { limits: { perAddress: 3, perEmail: 1000 } } });
  const first = monthsBefore(rightTime, 23).getTime();
  const apartMs = (rightTime.getTime() - first) / Math.max(1, enquiries);
  await keep(
    store,
    Array.from({ length: enquiries }, (_, index) => new Date(first + index * apartMs)),
  );
  const logged: string[] = [];
  const sweep = createHousekeeping({
    store,
    queue: createWriteQueue(store),
    log: createLog({ level: 'info', sink: (line) => logged.push(line), clock }),
    outboxFolder: join(dataDir, 'outbox'),
    keepEnquiriesMonths: 24,
    runPlans: async () => {},
    operator: { ...readEnv({}).enquiries.operator, openingHours: {} },
    secret: testSecret,
  });
  return {
    app,
    store,
    time,
    logged,
    send: () => app.contact(),
    rows: async () => (await app.references()).length,
    sweepFor: async (times: number, apartMs = minute) => {
      for (let swept = 0; swept < times; swept += 1) {
        await sweep(time.now);
        time.now = later(apartMs, time.now);
      }
    },
  };
}

async function keep({ db }: Store, received: readonly Date[]): Promise<void> {
  const rows = received.map((at, index) => ({
    reference: `KEPT${String(index).padStart(4, '0')}`,
    client_request_id: `kept ${index}`,
    digest: '',
    kind: 'contact' as const,
    received_at: at.toISOString(),
    email: 'ada@mail.example',
    consent_version: '1',
    details: '{}',
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await db
      .insertInto('enquiries')
      .values(rows.slice(start, start + 100))
      .execute();
  }
}

onEveryEngine((engine) => {
  test('a clock that is 25 months ahead removes no enquiry, and is logged once (B-143)', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.sweepFor(1);
    backEnd.time.now = muchLater;
    await backEnd.sweepFor(1);
    await backEnd.send();
    await backEnd.sweepFor(5);
    expect(await backEnd.rows()).toBe(815);
    expect(backEnd.logged).toHaveLength(1);
    expect(JSON.parse(backEnd.logged[0] ?? '')).toMatchObject({
      level: 'error',
      clock: muchLater.toISOString(),
      storeKnows: rightTime.toISOString(),
    });
    backEnd.time.now = later(10 * minute);
    await backEnd.sweepFor(1);
    expect(await backEnd.rows()).toBe(815);
    expect(backEnd.logged).toHaveLength(1);
  });

  test('a store that was never swept is held against its newest row, and what comes in under the wrong clock is no proof of it', async () => {
    const backEnd = await openBackEnd(engine);
    backEnd.time.now = muchLater;
    await backEnd.sweepFor(1);
    await backEnd.send();
    await backEnd.sweepFor(2);
    expect(await backEnd.rows()).toBe(815);
  });

  test('a clock that is behind is not believed either', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.sweepFor(1);
    backEnd.time.now = later(-30 * day);
    await backEnd.sweepFor(1);
    expect(backEnd.logged.join()).toContain('the clock cannot be right');
    backEnd.time.now = later(minute);
    backEnd.logged.length = 0;
    await backEnd.sweepFor(1);
    expect(backEnd.logged).toEqual([]);
  });

  test('after two months off old enquiries go again when the clock has run on for seven (B-143)', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.sweepFor(1);
    backEnd.time.now = later(60 * day);
    await backEnd.sweepFor(28, day / 4);
    expect(await backEnd.rows()).toBe(814);
    await backEnd.sweepFor(2, day / 4);
    expect(await backEnd.rows()).toBeLessThan(814);
  });

  test('a clock that jumps while it is doubted is not believed in a week', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.sweepFor(1);
    backEnd.time.now = later(60 * day);
    await backEnd.sweepFor(8, 3 * day);
    backEnd.time.now = later(60 * day);
    await backEnd.sweepFor(20, day / 4);
    backEnd.time.now = later(58 * day);
    await backEnd.sweepFor(20, day / 4);
    expect(await backEnd.rows()).toBe(814);
  });

  test('a store nobody has written to believes any clock', async () => {
    const backEnd = await openBackEnd(engine, { enquiries: 0 });
    await backEnd.sweepFor(1);
    backEnd.time.now = muchLater;
    await backEnd.sweepFor(1);
    expect(backEnd.logged).toEqual([]);
  });

  test('what is really old goes in small shares, a twentieth of all enquiries a day', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.store.db
      .updateTable('enquiries')
      .set({ received_at: monthsBefore(rightTime, 25).toISOString() })
      .where('reference', '<', 'KEPT0700')
      .execute();
    const before = await backEnd.rows();
    await backEnd.sweepFor(10);
    const afterOneDay = await backEnd.rows();
    expect(before - afterOneDay).toBe(Math.floor(before / 20));
    backEnd.time.now = later(day);
    await backEnd.sweepFor(10);
    expect(afterOneDay - (await backEnd.rows())).toBe(Math.floor(afterOneDay / 20));
  });

  test('the staff say that the clock is right, and then old enquiries go', async () => {
    const backEnd = await openBackEnd(engine);
    await backEnd.sweepFor(1);
    backEnd.time.now = muchLater;
    await backEnd.sweepFor(1);
    await backEnd.sweepFor(1);
    expect(await backEnd.rows()).toBe(814);
    await trustClock(backEnd.store.db, backEnd.time.now);
    await backEnd.sweepFor(2);
    expect(await backEnd.rows()).toBe(814 - Math.floor(814 / 20));
  });

  test('what was told to wait under a clock that was ahead waits an hour at most (B-143)', async () => {
    const backEnd = await openBackEnd(engine, { enquiries: 1 });
    backEnd.time.now = muchLater;
    for (let time = 0; time < 3; time += 1) expect((await backEnd.send()).status).toBe(201);
    expect((await backEnd.send()).status).toBe(429);
    backEnd.time.now = rightTime;
    const refused = await backEnd.send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    await backEnd.sweepFor(1);
    backEnd.time.now = later(3600_000);
    expect((await backEnd.send()).status).toBe(201);
    const due = await backEnd.store.db.selectFrom('outbox').select('due_at').execute();
    expect(due).toHaveLength(8);
    for (const { due_at: dueAt } of due) expect(dueAt <= later(3600_000).toISOString()).toBe(true);
  });

  test('waits of an hour and less stay as they are', async () => {
    const backEnd = await openBackEnd(engine, { enquiries: 1 });
    await backEnd.send();
    const waits = () => backEnd.store.db.selectFrom('rate_limits').selectAll().orderBy('sender_hash').execute();
    const before = await waits();
    expect(before).toHaveLength(2);
    await capWaitTimes(createWriteQueue(backEnd.store), rightTime);
    expect(await waits()).toEqual(before);
  });

  test('who asked for the newsletter under a clock that was ahead may ask again', async () => {
    const backEnd = await openBackEnd(engine, { enquiries: 1 });
    backEnd.time.now = muchLater;
    await backEnd.app.subscribe();
    backEnd.time.now = rightTime;
    await backEnd.sweepFor(1);
    backEnd.time.now = later(3600_000);
    expect((await backEnd.app.subscribe()).status).toBe(200);
    const mails = await backEnd.store.db.selectFrom('outbox').select('kind').execute();
    expect(mails).toHaveLength(2);
  });
});

test('who used up an allowance under a clock that was ahead waits a minute, and not until then', () => {
  let now = muchLater;
  const allowance = createSenderAllowance(() => now, { perMinute: 1 });
  expect(allowance.take('192.0.2.1')).toBeUndefined();
  now = rightTime;
  expect([allowance.take('192.0.2.1'), allowance.wait('192.0.2.1')]).toEqual([minute, minute]);
  now = later(minute);
  expect([allowance.wait('192.0.2.1'), allowance.take('192.0.2.1')]).toEqual([undefined, undefined]);
});
