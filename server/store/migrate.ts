import { type Kysely, type Migration, Migrator } from 'kysely';
import { departures } from '#server/store/migrations/001-departures.ts';
import type { Tables } from '#server/store/tables.ts';

/** In the order of their names. A released migration is never changed: what it got wrong, the next one puts right. */
const migrations: Record<string, Migration> = {
  '001-departures': departures,
};

/** Brings the store to the newest shape; does nothing when it is there. Throws what the engine threw. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
