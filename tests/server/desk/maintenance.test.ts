import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DeskMaintenance } from '#contract/desk/maintenance-endpoints.ts';
import { checkCopy } from '#server/backup/check-copy.ts';
import { createStoreBackups } from '#server/backup/store-backups.ts';
import { programVersion } from '#server/desk/program-version.ts';
import { changesOf } from '#server/history/desk-changes.ts';
import { markFailed, queueMail } from '#server/mail/outbox.ts';
import { checkClock } from '#server/retention/clock-check.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine, type StoreEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/* The maintenance of a server at the desk, over a store in a folder. */

const day = 86_400_000;
const least = 64_000_000;

async function openMaintenance(engine: StoreEngine, leastFreeBytes = least) {
  const dataDir = temporaryFolder();
  const office = await openOffice(engine, { dataDir, backing: { leastFreeBytes } });
  return {
    ...office,
    dataDir,
    folder: join(dataDir, 'backups'),
    maintenance: () => office.read<DeskMaintenance>('/upkeep'),
    backUp: () => office.request('POST', '/upkeep/backup'),
    trustClock: () => office.request('POST', '/upkeep/trust-clock'),
  };
}

onEveryEngine((engine) => {
  test('how the server is stands on one page', async () => {
    const desk = await openMaintenance(engine);
    const reference = await desk.contact();
    const why = 'The mail server could not be reached';
    await markFailed(desk.store.db, `${reference}-receipt`, { reason: why });
    expect(await desk.maintenance()).toEqual({
      backup: {
        isPossible: desk.store.kind === 'sqlite',
        isRunning: false,
        folder: desk.folder,
        last: null,
        problem: null,
      },
      disk: { folder: desk.dataDir, freeBytes: expect.any(Number), leastBytes: least },
      program: { version: expect.any(String), build: null, node: process.versions.node, store: desk.store.kind },
      enquiries: { keptMonths: 24, removedSoon: 0, soonDays: 30 },
      clock: { now: testNow.toISOString(), isDoubted: false, storeKnows: null },
      content: { readAt: testNow.toISOString(), records: expect.any(Number), isReadOnly: false, leftToDo: [] },
      mails: { waiting: 1, failed: 1, why },
      mailbox: null,
    });
    desk.time.now = new Date(testNow.getTime() + 715 * day);
    expect((await desk.maintenance()).enquiries.removedSoon).toBe(1);
  });

  test('what of the content is still to be made the operator’s own stands there until it is done (B-771)', async () => {
    const desk = await openMaintenance(engine);
    const own = { ...desk.backing.site, isDemonstration: false };
    const asked = await openOffice(engine, { backing: { site: own } });
    const { content } = await asked.read<DeskMaintenance>('/upkeep');
    expect(content.leftToDo.map(({ file, field }) => `${file} ${field}`)).toContain('site/operator.json phone');
  });

  test('a clock that is doubted is shown, and believed once somebody says so (B-545)', async () => {
    const desk = await openMaintenance(engine);
    await desk.contact();
    await desk.backing.queue.write((db) => checkClock(db, testNow));
    const later = new Date(testNow.getTime() + 90 * day);
    desk.time.now = later;
    const doubted = { now: later.toISOString(), isDoubted: true, storeKnows: testNow.toISOString() };
    expect((await desk.maintenance()).clock).toEqual(doubted);
    const believed = { now: later.toISOString(), isDoubted: false, storeKnows: null };
    const answer = await desk.trustClock();
    expect([answer.status, await answer.json()]).toEqual([200, believed]);
    expect((await desk.maintenance()).clock).toEqual(believed);
    expect(await desk.backing.queue.write((db) => checkClock(db, later))).toBeUndefined();
    const change = {
      id: expect.any(String),
      at: later.toISOString(),
      by: testStaff.email,
      what: 'clock-trusted',
      after: null,
    };
    const before = { clock: later.toISOString(), storeKnows: testNow.toISOString() };
    const changes = [{ ...change, before }];
    expect(await changesOf(desk.store.db, { kind: 'upkeep', id: 'clock' })).toEqual(changes);
    // Where nothing was in doubt nothing was changed.
    await desk.trustClock();
    expect(await changesOf(desk.store.db, { kind: 'upkeep', id: 'clock' })).toEqual(changes);
  });
});

test('the store is backed up by a call, which says where the copy lies and is recorded', async () => {
  const desk = await openMaintenance(sqlite);
  await desk.contact();
  writeFileSync(join(desk.dataDir, 'secret'), 'the secret of this folder\n');
  const answer = await desk.backUp();
  const file = join(desk.folder, 'site-2026-11-20T09-00-00Z.db');
  const made = { file, at: testNow.toISOString(), bytes: statSync(file).size, enquiries: 1 };
  expect([answer.status, await answer.json()]).toEqual([200, made]);
  expect(await checkCopy(file)).toEqual({ enquiries: 1 });
  expect(readdirSync(desk.folder).toSorted()).toEqual([
    'site-2026-11-20T09-00-00Z.db',
    'site-2026-11-20T09-00-00Z.db.secret',
  ]);
  expect(await changesOf(desk.store.db, { kind: 'upkeep', id: 'backup' })).toEqual([
    {
      id: expect.any(String),
      at: testNow.toISOString(),
      by: testStaff.email,
      what: 'backup',
      before: null,
      after: made,
    },
  ]);
});

test('the last copy is the newest in the folder, by whatever name, and no draft', async () => {
  const desk = await openMaintenance(sqlite);
  await desk.backUp();
  const [older] = readdirSync(desk.folder);
  utimesSync(join(desk.folder, older ?? ''), testNow, testNow);
  const newer = new Date(testNow.getTime() + day);
  for (const name of ['by-hand.db', 'site-2026-11-22T09-00-00Z.db.part', 'by-hand.db.secret']) {
    writeFileSync(join(desk.folder, name), 'a copy');
    utimesSync(join(desk.folder, name), newer, newer);
  }
  const { last } = (await desk.maintenance()).backup;
  expect(last).toEqual({ file: join(desk.folder, 'by-hand.db'), at: newer.toISOString(), bytes: 6 });
});

test('whoever asks while a copy is made gets that copy, and one change is recorded (B-544)', async () => {
  const desk = await openMaintenance(sqlite);
  const both = await Promise.all([desk.backUp(), desk.backUp()]);
  const [first, second] = await Promise.all(both.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(readdirSync(desk.folder)).toHaveLength(1);
  expect(await changesOf(desk.store.db, { kind: 'upkeep', id: 'backup' })).toHaveLength(1);
  expect((await desk.maintenance()).backup.isRunning).toBe(false);
});

test('others are answered while a copy is made (B-544)', async () => {
  const desk = await openMaintenance(sqlite);
  const mails = Array.from({ length: 500 }, (_, index) => {
    return { messageId: `${index} ${'x'.repeat(10_000)}`, kind: 'receipt' as const, subjectId: 'ERASED22' };
  });
  await queueMail(desk.store.db, mails, testNow);
  let turns = 0;
  let isRunning = true;
  const made = desk.backUp().finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    await nextTurn();
    turns += 1;
  }
  expect((await (await made).json()).bytes).toBeGreaterThan(5_000_000);
  expect(turns).toBeGreaterThan(20);
});

test('a copy that cannot be written is told in one line, and leaves nothing (B-544)', async () => {
  const desk = await openMaintenance(sqlite);
  writeFileSync(desk.folder, 'a file where the folder belongs');
  const answer = await desk.backUp();
  const { code, message } = await answer.json();
  expect([answer.status, code]).toEqual([503, 'unavailable']);
  expect(message).toMatch(/^\/\S+\/backups\/site-2026-11-20T09-00-00Z\.db cannot be written: [^\n]+$/);
  expect(await changesOf(desk.store.db, { kind: 'upkeep', id: 'backup' })).toEqual([]);
  const { last, problem } = (await desk.maintenance()).backup;
  expect([last, problem]).toEqual([null, expect.stringMatching(/^\/\S+\/backups cannot be read: [^\n]+$/)]);

  // The next try is a new one.
  rmSync(desk.folder);
  expect((await desk.backUp()).status).toBe(200);
});

test.skipIf(process.getuid?.() === 0)('a folder that may not be written is told as well', async () => {
  const desk = await openMaintenance(sqlite);
  mkdirSync(desk.folder);
  chmodSync(desk.folder, 0o500);
  expect((await (await desk.backUp()).json()).message).toContain('cannot be written: EACCES');
});

test('no copy takes the room that visitors need (B-544)', async () => {
  const desk = await openMaintenance(sqlite, 1e18);
  const answer = await desk.backUp();
  expect([answer.status, (await answer.json()).message]).toEqual([
    503,
    `${desk.folder} has no room for a copy: 953674316406 MB must stay free for what visitors send`,
  ]);
  expect(existsSync(desk.folder)).toBe(false);
});

test('PostgreSQL is left to its own tools, in one line', async () => {
  const dataDir = temporaryFolder();
  const backups = createStoreBackups({ kind: 'postgres', dataDir, leastFreeBytes: 0 });
  expect(backups.isPossible).toBe(false);
  await expect(backups.make(testNow)).rejects.toThrow('The store is PostgreSQL; use its own pg_dump');
});

test('the version is that of the package, the build that of the built site, where there is one', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "site", "version": "0.9.1" }');
  expect(programVersion(folder, undefined)).toEqual({ version: '0.9.1', build: null });
  expect(programVersion(folder, join(folder, 'dist'))).toEqual({ version: '0.9.1', build: null });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', '.built-from'), '0123456789ab 9876543210fe');
  expect(programVersion(folder, join(folder, 'dist')).build).toBe('0123456789ab');
});
