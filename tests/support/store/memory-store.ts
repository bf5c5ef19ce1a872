import { sql } from 'kysely';
import { openStore, type Store } from '#server/store/open-store.ts';
import { failOnLocks, inMemory, openSqlite } from '#server/store/sqlite-store.ts';

/** What makes an empty database one of the newest shape; the migrations leave rows, too: which of them have run. */
interface Shape {
  statements: string[];
  rows: { table: string; row: Record<string, unknown> }[];
}

let known: Shape | undefined;

/**
 * An empty store in memory. Its shape is what the migrations lead to: they run once a worker, since running them takes longer than
 * most tests.
 */
export async function openMemoryStore(): Promise<Store> {
  if (known === undefined) {
    const store = await openStore({ dataDir: inMemory });
    known = await shapeOf(store);
    return store;
  }
  const db = await openSqlite(inMemory);
  for (const statement of known.statements) await sql.raw(statement).execute(db);
  for (const { table, row } of known.rows)
    await sql`insert into ${sql.table(table)} values (${sql.join(Object.values(row))})`.execute(db);
  await failOnLocks(db);
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

export async function shapeOf({ db }: Store): Promise<Shape> {
  const { rows: made } = await sql<{ type: string; name: string; statement: string }>`
    select type, name, sql as statement from sqlite_master where sql is not null order by rowid
  `.execute(db);
  const rows: Shape['rows'] = [];
  for (const { name: table } of made.filter(({ type }) => type === 'table')) {
    const { rows: left } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    rows.push(...left.map((row) => ({ table, row })));
  }
  return { statements: made.map(({ statement }) => statement), rows };
}
