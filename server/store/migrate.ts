import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator } from 'kysely';
import { departures } from '#server/store/migrations/001-departures.ts';
import { enquiries } from '#server/store/migrations/002-enquiries.ts';
import { newsletter } from '#server/store/migrations/003-newsletter.ts';
import { formGuards } from '#server/store/migrations/004-form-guards.ts';
import type { Tables } from '#server/store/tables.ts';

/** In the order of their names. A released migration is never changed: what it got wrong, the next one puts right. */
const migrations: Record<string, Migration> = {
  '001-departures': departures,
  '002-enquiries': enquiries,
  '003-newsletter': newsletter,
  '004-form-guards': formGuards,
};

/** SQLite has no lock for a whole migration: of processes that start together on a new file, some lose their turn. */
const attempts = 5;
const pauseMs = 100;

/** Brings the store to the newest shape; does nothing when it is there. Throws what the engine threw. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === attempts || !isLocked(error)) throw error;
    await wait(pauseMs * attempt);
  }
}

/** Another process is at it; SQLite says so by code or, when a table appeared meanwhile, by words. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked|already exists|UNIQUE constraint/i.test(error.message);
}
