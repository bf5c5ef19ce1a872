import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** A store that is there but answers nothing: every query fails as if the engine were gone. */
export function failingStore(): Store {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new GoneDriver(),
      createIntrospector: (own) => new SqliteIntrospector(own),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

class GoneDriver extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error('the engine is gone');
  }
}
