import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import type { Tables } from '#server/store/tables.ts';
import { inTurn } from '#server/store/turns.ts';

export const inMemory = ':memory:';

/** Opens `<dataDir>/site.db`, or a store that lives as long as the process for `:memory:`. Throws what SQLite threw. */
export async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  if (dataDir !== inMemory) mkdirSync(dataDir, { recursive: true });
  const database = await inTurn(() => openDatabase(dataDir === inMemory ? inMemory : join(dataDir, 'site.db')));
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepingStatements(database) }) });
}

function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  try {
    // First, since most of what follows already waits for a process that opens the same file.
    database.pragma('busy_timeout = 5000');
    // Readers and a writer side by side; FULL keeps what was acknowledged through a power cut.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What somebody asked us to erase is overwritten, not only forgotten.
    database.pragma('secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Statements prepared at most; those of lists of varying length are many. */
const mostStatements = 200;

/** Preparing costs as much as running, and the same few statements run all day. The oldest makes room for a new one. */
function keepingStatements(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(statement) {
      const known = prepared.get(statement) ?? database.prepare(statement);
      prepared.delete(statement);
      prepared.set(statement, known);
      const [oldest] = prepared.keys();
      if (prepared.size > mostStatements && oldest !== undefined) prepared.delete(oldest);
      return known as unknown as SqliteStatement;
    },
    close: () => database.close(),
  };
}
