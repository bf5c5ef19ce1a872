import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { DeliveryError, type Mail, type MailTransport } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { lastTryAt, mostAttempts, retryAt } from '#server/mail/retry-schedule.ts';
import { type Store, StoreUnavailable } from '#server/store/open-store.ts';
import type { MailKind } from '#server/store/tables.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

/* The worker over a real store, with a transport that writes down what it was given. */

const minutes = (count: number) => count * 60_000;

interface Setting {
  store: Store;
  /** The clock's hand; a test moves it. */
  time: { now: Date };
  clock: Clock;
  logLines: string[];
  delivered: string[];
  /** What was delivered and taken back. */
  retracted: string[];
  start(deliver?: (mail: Mail) => Promise<void>, compose?: typeof plainMail): { stop(): Promise<void>; wake(): void };
  states(): Promise<Record<string, string>>;
}

async function open(engine: StoreEngine): Promise<Setting> {
  const store = await engine.open();
  const time = { now: testNow };
  const clock = () => time.now;
  const delivered: string[] = [];
  const retracted: string[] = [];
  const logLines: string[] = [];
  const log = createLog({ level: 'info', sink: (line) => logLines.push(line), clock });
  return {
    store,
    time,
    clock,
    logLines,
    delivered,
    retracted,
    start(deliver = async () => undefined, compose = plainMail) {
      const transport: MailTransport = {
        leaseMs: minutes(2),
        async deliver(mail) {
          await deliver(mail);
          delivered.push(mail.messageId);
        },
        async retract(messageId) {
          retracted.push(messageId);
        },
        close: () => undefined,
      };
      const queue = createWriteQueue(store);
      const worker = startOutboxWorker({ store, queue, transport, clock, log, compose, pollMs: 20 });
      onTestFinished(() => worker.stop());
      return worker;
    },
    async states() {
      const rows = await store.db.selectFrom('outbox').select(['message_id', 'state']).execute();
      return Object.fromEntries(rows.map(({ message_id, state }) => [message_id, state]));
    },
  };
}

async function plainMail({ messageId }: { messageId: string }): Promise<Mail | undefined> {
  if (messageId.startsWith('erased')) return undefined;
  return { messageId, to: { address: 'a@b.example' }, subject: 'x', text: 'x', html: 'x', date: testNow };
}

function put({ store, time }: Setting, messageId: string, kind: MailKind = 'enquiry'): Promise<void> {
  return queueMail(store.db, [{ messageId, kind, subjectId: messageId }], time.now);
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(10);
}

onEveryEngine((engine) => {
  test('every mail is delivered once, also with three workers at it', async () => {
    const setting = await open(engine);
    const names = Array.from({ length: 100 }, (_, index) => `mail-${index}`);
    for (const name of names) await put(setting, name);
    for (let worker = 0; worker < 3; worker += 1) setting.start(() => wait(5));
    await until(async () => Object.values(await setting.states()).every((state) => state === 'sent'));
    expect(setting.delivered).toHaveLength(100);
    expect(new Set(setting.delivered)).toEqual(new Set(names));
  });

  test('a mail that went while the store was away is not sent again when the store is back', async () => {
    const setting = await open(engine);
    const { schema } = setting.store.db;
    await put(setting, 'gone');
    setting.start(async ({ messageId }) => {
      if (messageId === 'gone') await schema.alterTable('outbox').renameTo('outbox_away').execute();
    });
    await until(() => setting.logLines.some((line) => line.includes('outbox stands still')));
    setting.time.now = new Date(setting.time.now.getTime() + minutes(3));
    await schema.alterTable('outbox_away').renameTo('outbox').execute();
    await put(setting, 'next');
    await until(async () => Object.values(await setting.states()).every((state) => state === 'sent'));
    expect(setting.delivered).toEqual(['gone', 'next']);
  });

  test('a mail that could not be written while the store was away is sent when its lease is over, however often it was begun', async () => {
    const setting = await open(engine);
    await put(setting, 'begun');
    await setting.store.db.updateTable('outbox').set({ attempts: 5 }).execute();
    let isAway: boolean = true;
    setting.start(undefined, async (mail) => {
      if (isAway) throw new StoreUnavailable(new Error('no answer'));
      return plainMail(mail);
    });
    await until(() => setting.logLines.some((line) => line.includes('The store does not answer')));
    isAway = false;
    setting.time.now = new Date(testNow.getTime() + minutes(2));
    await expect.poll(() => setting.delivered).toEqual(['begun']);
  });

  test('a mail that fails is tried again later and later, and nothing else waits for it (B-138)', async () => {
    const setting = await open(engine);
    await put(setting, 'stubborn');
    let attempts = 0;
    setting.start(async ({ messageId }) => {
      if (messageId !== 'stubborn') return;
      attempts += 1;
      if (attempts < 4) throw new DeliveryError('ECONNREFUSED', { permanent: false });
    });
    await until(() => attempts === 1);
    await put(setting, 'other');
    await until(() => setting.delivered.includes('other'));
    for (const [waited, expected] of [
      [29_000, 1],
      [1000, 2],
      [59_000, 2],
      [1000, 3],
      [minutes(2), 4],
    ] as const) {
      setting.time.now = new Date(setting.time.now.getTime() + waited);
      await until(() => attempts >= expected);
      await wait(60);
      expect(attempts).toBe(expected);
    }
    await until(async () => (await setting.states()).stubborn === 'sent');
    expect(setting.logLines.filter((line) => line.includes('mail not delivered'))).toHaveLength(3);
  });

  test('a mail says until when it is tried; after two days it is given up, stays stored, and is logged (B-138)', async () => {
    const setting = await open(engine);
    const why = async () =>
      (await setting.store.db.selectFrom('outbox').select('last_failure').executeTakeFirstOrThrow()).last_failure;
    await put(setting, 'hopeless');
    let attempts = 0;
    setting.start(async () => {
      attempts += 1;
      throw new DeliveryError('The mailbox is full', { permanent: false });
    });
    while (attempts < mostAttempts) {
      const before = attempts;
      await until(() => attempts > before);
      if (attempts === 1) {
        await until(async () => (await why()) !== null);
        expect(await why()).toMatch(/^The mailbox is full; we try again until 22 November 2026, /);
      }
      setting.time.now = new Date(setting.time.now.getTime() + minutes(60));
    }
    await until(async () => (await setting.states()).hopeless === 'dead');
    setting.time.now = new Date(setting.time.now.getTime() + minutes(10_000));
    await wait(100);
    expect([attempts, await why()]).toEqual([mostAttempts, 'The mailbox is full']);
    expect(setting.logLines.at(-1)).toContain('mail given up');
  });

  test('a traveller’s mailbox that does not exist is tried once, the staff’s until it does', async () => {
    const setting = await open(engine);
    await put(setting, 'to-staff', 'enquiry');
    await put(setting, 'to-traveller', 'receipt');
    setting.start(async () => {
      throw new DeliveryError('EENVELOPE 550', { permanent: true });
    });
    await until(async () => (await setting.states())['to-traveller'] === 'dead');
    expect(await setting.states()).toEqual({ 'to-staff': 'waiting', 'to-traveller': 'dead' });
  });

  test('what a killed process had in hand is sent by the next once its lease is over', async () => {
    const setting = await open(engine);
    await put(setting, 'in-hand');
    let begun = false;
    let end = () => {};
    // A process that is killed takes its worker along; this one does not come back from its delivery.
    setting.start(() => {
      begun = true;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    onTestFinished(() => end());
    await until(() => begun);
    setting.start();
    setting.time.now = new Date(testNow.getTime() + minutes(2) - 1);
    await wait(100);
    expect(setting.delivered).toEqual([]);
    setting.time.now = new Date(testNow.getTime() + minutes(2));
    await until(() => setting.delivered.length === 1);
  });

  test('a worker that is told to stop finishes what it has begun and begins nothing', async () => {
    const setting = await open(engine);
    await put(setting, 'first');
    let finish = () => {};
    let begun = false;
    const worker = setting.start(() => {
      begun = true;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await until(() => begun);
    const stopped = worker.stop();
    await put(setting, 'second');
    worker.wake();
    finish();
    await stopped;
    expect(await setting.states()).toEqual({ first: 'sent', second: 'waiting' });
    expect(setting.delivered).toEqual(['first']);
  });

  test('a mail about something that was erased is not sent', async () => {
    const setting = await open(engine);
    await put(setting, 'erased-one');
    setting.start();
    await until(async () => (await setting.states())['erased-one'] === 'sent');
    expect(setting.delivered).toEqual([]);
  });

  test('a mail about something that is erased while it is on its way is taken back', async () => {
    const setting = await open(engine);
    await put(setting, 'kept');
    await put(setting, 'gone');
    setting.start(async ({ messageId }) => {
      if (messageId === 'gone') await setting.store.db.deleteFrom('outbox').where('message_id', '=', 'gone').execute();
    });
    await until(async () => setting.retracted.length > 0 && (await setting.states()).kept === 'sent');
    expect(setting.retracted).toEqual(['gone']);
  });

  test('a mail is put into the outbox once', async () => {
    const setting = await open(engine);
    await put(setting, 'one');
    await put(setting, 'one');
    expect(await setting.states()).toEqual({ one: 'waiting' });
  });
});

test('waits double from half a minute to an hour', () => {
  const waits = [1, 2, 3, 7, 8, 9, 50].map((attempts) => retryAt(attempts, testNow).getTime() - testNow.getTime());
  expect(waits).toEqual([0.5, 1, 2, 32, 60, 60, 60].map(minutes));
  let total = 0;
  for (let attempts = 1; attempts < mostAttempts; attempts += 1) {
    total += retryAt(attempts, testNow).getTime() - testNow.getTime();
  }
  expect(total / minutes(60)).toBeGreaterThan(24);
  expect(lastTryAt(1, testNow).getTime() - testNow.getTime()).toBe(total);
});
