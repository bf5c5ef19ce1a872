import { sql } from 'kysely';
import { describe, inject, onTestFinished } from 'vitest';
import { noteMadeByTest } from '#scripts/testing/operator-settings.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { openPostgres } from '#server/store/postgres-store.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';
import { tableNames } from '#tests/support/store/whole-store.ts';

export interface StoreEngine {
  title: string;
  present: boolean;
  /** An empty store, closed when the test ends; at this place where the engine keeps it in files. */
  open(dataDir?: string): Promise<Store>;
  /** The settings of a process that opens the same store. */
  settings(dataDir: string): Record<string, string>;
}

const server = inject('postgresUrl');

const database = `worker_${process.pid}`;
/** Of this worker, which runs one file at a time; empty where there is no PostgreSQL. */
export const postgresUrl = server === undefined ? '' : noteMadeByTest(server.replace(/\w+$/, database));

if (server !== undefined) {
  const db = openPostgres(server);
  const known = await sql`select from pg_database where datname = ${database}`.execute(db);
  if (known.rows.length === 0) await sql`create database ${sql.id(database)}`.execute(db);
  await db.destroy();
}

export const sqlite: StoreEngine = {
  title: 'SQLite',
  present: true,
  open: async (dataDir) => closedAtTheEnd(await (dataDir === undefined ? openMemoryStore() : openStore({ dataDir }))),
  settings: (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: '' }),
};

export const postgres: StoreEngine = {
  title: postgresUrl === '' ? 'PostgreSQL (skipped: no initdb and pg_ctl here)' : 'PostgreSQL',
  present: postgresUrl !== '',
  async open() {
    const store = await openStore({ dataDir: ':memory:', databaseUrl: postgresUrl });
    const deletions = (await tableNames(store)).map((name) => sql`delete from ${sql.table(name)}`);
    // In whatever order, since references are not looked at; emptying tables as files takes ten times as long.
    await sql`
      set session_replication_role = replica;
      ${sql.join(deletions, sql`; `)};
      set session_replication_role = default
    `.execute(store.db);
    return closedAtTheEnd(store);
  },
  settings: (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: postgresUrl }),
};

function closedAtTheEnd(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

const engines = process.env.TESTS === 'promises' ? [sqlite] : [sqlite, postgres];

/** The same tests on both engines, in `npm test` on SQLite; on PostgreSQL they are skipped where there is none. */
export function onEveryEngine(tests: (engine: StoreEngine) => void): void {
  for (const engine of engines) describe.skipIf(!engine.present)(engine.title, () => tests(engine));
}
