import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Tables } from '#server/store/tables.ts';

export const inMemory = ':memory:';

/** Opens `<dataDir>/site.db`, or a store that lives as long as the process for `:memory:`. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  if (dataDir !== inMemory) mkdirSync(dataDir, { recursive: true });
  const database = new Database(dataDir === inMemory ? inMemory : join(dataDir, 'site.db'));
  // First, since the next one already waits for a process that opens the same file.
  database.pragma('busy_timeout = 5000');
  // Readers and a writer side by side; FULL keeps what was acknowledged through a power cut.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}
