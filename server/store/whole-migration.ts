import type { Kysely, Migration } from 'kysely';

/**
 * A migration that is made as a whole: SQLite's have no transaction of their own, and one that was ended half way could not be made
 * again.
 */
export function wholly(up: (db: Kysely<unknown>) => Promise<void>): Migration {
  return { up: (db: Kysely<unknown>) => (db.isTransaction ? up(db) : db.transaction().execute(up)) };
}
