import { sql } from 'kysely';
import type { Store } from '#server/store/open-store.ts';

/** Every table of ours. */
export async function tableNames({ db }: Store): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

/** Every row of every table. */
export async function wholeStore(store: Store): Promise<Record<string, unknown[]>> {
  const rows = (name: string) => sql<unknown>`select * from ${sql.table(name)} order by 1`.execute(store.db);
  const names = await tableNames(store);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await rows(name)).rows])));
}
