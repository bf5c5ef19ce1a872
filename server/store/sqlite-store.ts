import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import Database from 'libsql';
import { retryWhileLocked } from '#server/store/lock-retries.ts';
import type { Tables } from '#server/store/tables.ts';

export const inMemory = ':memory:';

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

/** Opens `<dataDir>/site.db`, or a store that lives as long as the process for `:memory:`. Throws what SQLite threw. */
export async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  if (dataDir !== inMemory) mkdirSync(dataDir, { recursive: true });
  const database = await retryWhileLocked(() => openDatabase(dataDir === inMemory ? inMemory : databaseFile(dataDir)));
  return new Kysely<Tables>({ dialect: new WriterDialect(cachingStatements(database)) });
}

/**
 * For a store that is served from: while SQLite waits for a lock of another process, this process can do nothing
 * else, so it says at once that it is locked, and `askStore` asks again.
 */
export async function failOnLocks(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(db);
}

/** For work that must wait for the lock and that nobody else waits for. */
export async function waitForLocks(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = 5000`.execute(db);
}

const takeLock = 'begin immediate';

class WriterDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new WriterDriver({ database: this.#database });
  }
}

/**
 * A transaction takes the lock when it begins, and is never refused half way because somebody wrote since it first
 * read.
 */
class WriterDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(takeLock));
  }
}

function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  try {
    // First, since most of what follows already waits for a process that opens the same file. In place: nobody is
    // served yet.
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
function cachingStatements(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(statement) {
      if (statement === takeLock) return unprepared(database, takeLock);
      const known = prepared.get(statement) ?? database.prepare(statement);
      prepared.delete(statement);
      prepared.set(statement, known);
      const [oldest] = prepared.keys();
      if (prepared.size > mostStatements && oldest !== undefined) prepared.delete(oldest);
      return known as unknown as SqliteStatement;
    },
    close() {
      try {
        // What was written may still lie in the log alone: whoever copies `site.db` of a server that has ended has all of it.
        database.pragma(emptyLog);
      } finally {
        database.close();
      }
    },
  };
}

/** Another process that reads or writes keeps the log as it is; nobody waits. */
const emptyLog = 'wal_checkpoint(TRUNCATE)';

/** Writes the log into the file and empties it: what was forgotten stands in neither. Nothing where the store is PostgreSQL. */
export async function settleLog({ db, kind }: { db: Kysely<Tables>; kind: string }): Promise<void> {
  if (kind === 'sqlite') await sql.raw(`pragma ${emptyLog}`).execute(db);
}

/** A prepared statement that was refused the lock stays half run, and no other may commit until it is run again. */
function unprepared(database: Database.Database, statement: string): SqliteStatement {
  return {
    reader: false,
    run() {
      database.exec(statement);
      return { changes: 0, lastInsertRowid: 0 };
    },
    all: () => [],
    iterate: () => [][Symbol.iterator](),
  };
}
