import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readDepartureRows } from '#server/group-tours/departure-rows.ts';
import { addMissingDepartures, type NewDeparture, type Seats } from '#server/group-tours/departure-seats.ts';
import { openStore, type Store, StoreUnavailable } from '#server/store/open-store.ts';
import { openPostgres } from '#server/store/postgres-store.ts';
import { compiled } from '#tests/support/compiled.ts';
import { openMemoryStore, shapeOf } from '#tests/support/store/memory-store.ts';
import { onEveryEngine, postgres, postgresUrl, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

function departure(id: string, booked: number, startDate = '2026-12-04'): NewDeparture {
  return { id, groupTourId: 'mara', startDate, seats: { total: 7, booked } };
}

/** Seats by departure, of those of one tour that have not left. */
async function readSeats(store: Store): Promise<ReadonlyMap<string, Seats>> {
  const rows = await readDepartureRows(store.db, { groupTourIds: ['mara'], from: '2026-11-21' }, testNow);
  return new Map(rows.map(({ id, capacity, sold }) => [id, { total: capacity, booked: sold }]));
}

onEveryEngine((engine) => {
  test('seats come back as they were stored, and a departure that is known keeps its own', async () => {
    const store = await engine.open();
    await addMissingDepartures(store, [departure('a', 3)], testNow);
    await addMissingDepartures(store, [departure('a', 6), departure('b', 1, '2026-12-11')], testNow);
    const seats = Object.fromEntries(await readSeats(store));
    expect(seats).toEqual({ a: { total: 7, booked: 3 }, b: { total: 7, booked: 1 } });
  });

  test('departures of today, of the past and of other tours are not read', async () => {
    const store = await engine.open();
    const other = { ...departure('other', 1), groupTourId: 'other' };
    await addMissingDepartures(
      store,
      [departure('past', 1, '2026-11-19'), departure('today', 1, '2026-11-20'), other],
      testNow,
    );
    expect((await readSeats(store)).size).toBe(0);
  });

  test('more bookings than seats are refused', async () => {
    const store = await engine.open();
    await expect(addMissingDepartures(store, [departure('a', 8)], testNow)).rejects.toThrow(StoreUnavailable);
  });

  test('many starts at once agree on one set of departures', async () => {
    const store = await engine.open();
    const starts = Array.from({ length: 8 }, (_, booked) =>
      addMissingDepartures(store, [departure('a', booked % 7)], testNow),
    );
    await Promise.all(starts);
    expect((await readSeats(store)).size).toBe(1);
  });

  test('opening again changes nothing', async () => {
    const folder = temporaryFolder();
    const first = await engine.open(folder);
    await addMissingDepartures(first, [departure('a', 2)], testNow);
    await first.close();
    const { DATABASE_URL: databaseUrl = '' } = engine.settings(folder);
    const second = await openStore({ dataDir: folder, ...(databaseUrl !== '' && { databaseUrl }) });
    onTestFinished(() => second.close());
    expect((await readSeats(second)).get('a')).toEqual({ total: 7, booked: 2 });
  });
});

test('the stores tests keep in memory are what the migrations make', async () => {
  await (await openMemoryStore()).close();
  const [copied, migrated] = await Promise.all([openMemoryStore(), openStore({ dataDir: ':memory:' })]);
  onTestFinished(async () => void (await Promise.all([copied.close(), migrated.close()])));
  const told = async (store: Store) => {
    const shape = JSON.stringify(await shapeOf(store)).replaceAll(/"timestamp":"[^"]+"/g, '');
    const pragmas = ['busy_timeout', 'foreign_keys'].map((name) => sql`pragma ${sql.raw(name)}`.execute(store.db));
    return { shape, pragmas: (await Promise.all(pragmas)).map(({ rows }) => rows) };
  };
  expect(await told(copied)).toEqual(await told(migrated));
});

test('SQLite on disk keeps what was acknowledged: write-ahead log, synced in full, references enforced', async () => {
  const folder = temporaryFolder();
  const store = await sqlite.open(folder);
  const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(store.db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  // Whoever waits in place keeps everybody waiting: tests/server/store/locked-database.test.ts.
  expect(await pragma('busy_timeout')).toEqual({ timeout: 0 });
});

test('processes that start together on a new folder all get their store', async () => {
  const folder = temporaryFolder();
  const program = await compiled('tests/support/store/open-store-process.ts');
  const starts = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [program, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(starts.map(({ stdout }) => once(stdout, 'data')));
  const ends = starts.map((start) => once(start, 'exit'));
  for (const { stdin } of starts) stdin.write('go');
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
});

test('a folder that cannot be made is said in one line', async () => {
  const folder = temporaryFolder({ file: '' });
  await expect(openStore({ dataDir: join(folder, 'file') })).rejects.toThrow(/^The store does not answer: .*$/);
});

test('a PostgreSQL that is not there is said in one line, without the password', async () => {
  const opening = openStore({ dataDir: '.data', databaseUrl: 'postgres://someone:hunter2@127.0.0.1:1/nothing' });
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toMatch(/ECONNREFUSED/);
  expect(String(error)).not.toContain('hunter2');
});

test.skipIf(!postgres.present)('PostgreSQL ends a query that does not end by itself (B-101)', async () => {
  const usual = openPostgres(postgresUrl);
  onTestFinished(() => usual.destroy());
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(usual);
  expect(rows).toEqual([{ statement_timeout: '4500ms' }]);
  await expect(sql`select pg_sleep(120)`.execute(usual)).rejects.toThrow('statement timeout');
  expect((await sql<{ one: number }>`select 1 as one`.execute(usual)).rows).toEqual([{ one: 1 }]);
});
