import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checkStore, openStore } from '#server/store/open-store.ts';
import { openPostgres } from '#server/store/postgres-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { startThrowawayPostgres } from '#tests/support/store/throwaway-postgres.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* A PostgreSQL that is there and says nothing: its processes are stopped, or it never was one. */

const postgres = await startThrowawayPostgres();
afterAll(() => postgres?.stop());

const skipped = postgres === undefined ? ' (skipped: no initdb and pg_ctl here)' : '';

function hang(): void {
  postgres?.hang();
  onTestFinished(() => postgres?.resume());
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now();
  return { result: await work, ms: performance.now() - begun };
}

test('a database that takes connections and never answers: health says so within two seconds (B-102, B-201)', async () => {
  const sockets = new Set<Socket>();
  let asked = '';
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      asked += bytes.toString('latin1');
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const db = openPostgres(`postgres://someone@127.0.0.1:${port}/nothing`);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const store = { db, kind: 'postgres' as const, close: () => db.destroy() };
  const app = await openTestApp({ store });
  const { result, ms } = await timed(app.request('/api/health'));
  expect([result.status, result.headers.get('retry-after')]).toEqual([503, '5']);
  expect(ms).toBeLessThan(2000);
  // PgBouncer with its defaults refuses a start with it.
  expect(asked).toContain('client_encoding');
  expect(asked).not.toContain('statement_timeout');
});

test.skipIf(postgres === undefined)(
  `after a failover no enquiry waits for connections that may only read, and health says so while all are (B-101)${skipped}`,
  async () => {
    const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: postgres?.url ?? '' });
    onTestFinished(() => store.close());
    const ask = (words: string) => sql.raw(words).execute(store.db);
    const write = () => ask('insert into rate_limits values (gen_random_uuid()::text, 1)');
    const isWell = () =>
      checkStore(store, 2000).then(
        () => true,
        () => false,
      );
    const onEvery = (words: string) =>
      Promise.all(Array.from({ length: 10 }, () => ask(`${words}; select pg_sleep(0.2)`)));
    expect(await isWell()).toBe(true);
    await onEvery('set session characteristics as transaction read only');
    for (let tries = 0; tries < 10; tries += 1) await write().catch(() => undefined);
    expect(await isWell()).toBe(true);
    await ask('alter database postgres set default_transaction_read_only = on');
    await onEvery('set session characteristics as transaction read only');
    for (let tries = 0; tries < 12; tries += 1) expect(await isWell()).toBe(false);
    await ask('begin read write; alter database postgres reset default_transaction_read_only; commit');
    await expect.poll(isWell).toBe(true);
  },
);

test.skipIf(postgres === undefined)(
  `a server whose database hangs answers pages, tells health and forms in time, and recovers by itself${skipped}`,
  { timeout: 180_000 },
  async () => {
    const server = await startServerProcess({ settings: { DATABASE_URL: postgres?.url ?? '' } });
    const body = contactBody();
    expect((await server.get('/api/health')).status).toBe(200);

    hang();
    const [health, enquiry, tours] = await Promise.all([
      timed(server.get('/api/health')),
      timed(server.send(body)),
      timed(server.get('/api/tours')),
    ]);
    expect(health.result.status).toBe(503);
    expect(health.ms).toBeLessThan(2000);
    expect(tours.result.status).toBe(200);
    expect(enquiry.result.status).toBe(503);
    expect((await enquiry.result.json()).message).toContain('+254 700 000 000');
    // One deadline and no second one for the way back.
    expect(enquiry.ms).toBeLessThan(9000);

    postgres?.resume();
    await expect.poll(async () => (await server.get('/api/health')).status, { timeout: 20_000 }).toBe(200);
    await expect
      .poll(async () => [200, 201].includes((await server.send(body)).status), { timeout: 20_000 })
      .toBe(true);

    hang();
    const stopping = await timed(server.end('SIGTERM'));
    expect(stopping.result).toBe(0);
    expect(stopping.ms).toBeLessThan(25_000);
  },
);

test.skipIf(postgres === undefined)(
  `a transaction that hangs half done is not lent to whoever comes next${skipped}`,
  async () => {
    const db = openPostgres(postgres?.url ?? '', 1000);
    onTestFinished(() => db.destroy());
    const store = { db, kind: 'postgres' as const, close: () => db.destroy() };
    const queue = createWriteQueue(store);
    const { ms } = await timed(
      expect(
        queue.write(async (transaction) => {
          await sql`create table half_done (x integer)`.execute(transaction);
          postgres?.hang();
          setTimeout(() => postgres?.resume(), 3000);
          await sql`select 1`.execute(transaction);
        }),
      ).rejects.toThrow('no answer within 1000 ms'),
    );
    expect(ms).toBeLessThan(2900);
    await expect
      .poll(
        () =>
          sql`select 1`.execute(db).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    const left = await sql<{ found: string | null }>`select to_regclass('half_done') as found`.execute(db);
    expect(left.rows).toEqual([{ found: null }]);
  },
);

test.skipIf(postgres === undefined)(
  `a connection that is ended under a query takes nothing else with it${skipped}`,
  async () => {
    const store = await openStore({ dataDir: ':memory:', databaseUrl: postgres?.url ?? '' });
    onTestFinished(() => store.close());
    const asked = sql`select pg_sleep(30)`.execute(store.db);
    const ended = expect(asked).rejects.toThrow();
    await expect
      .poll(async () => {
        const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'
      `.execute(store.db);
        return rows.length;
      })
      .toBe(1);
    await ended;
    expect((await sql<{ one: number }>`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
  },
);

test('the server tells the watchdog again and again that it is at work', async () => {
  const folder = temporaryFolder();
  const reports = join(folder, 'reports');
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> '${reports}'\n`, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  await startServerProcess({ settings: { PATH, NOTIFY_SOCKET: '@watchdog', WATCHDOG_USEC: '300000' } });
  await expect
    .poll(() => (existsSync(reports) ? readFileSync(reports, 'utf8') : ''), { timeout: 20_000 })
    .toMatch(/^(@watchdog WATCHDOG=1\n){3,}/);
});

test('the unit ends and starts again a server that no longer comes round to its work (B-102)', () => {
  const unit = readFileSync('deploy/umbrella-thorn.service', 'utf8').split('\n');
  expect(unit).toEqual(expect.arrayContaining(['WatchdogSec=30', 'NotifyAccess=all', 'Restart=on-failure']));
});
