import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { retryWhileBusy } from '#server/store/lock-retries.ts';
import { migrate } from '#server/store/migrate.ts';
import { openScans } from '#server/store/scan-thread.ts';
import { databaseFile, failOnLocks, inMemory, openSqlite } from '#server/store/sqlite-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface Store {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** For what looks through much, where the engine would do so in the thread that answers visitors. */
  scans?: Kysely<Tables>;
  close(): Promise<void>;
}

export interface StorePlace {
  /** Folder of the SQLite file, or `:memory:`. */
  dataDir: string;
  /** PostgreSQL instead. */
  databaseUrl?: string;
}

/**
 * Opens the store and brings it to the newest shape.
 *
 * @throws StoreUnavailable when it cannot be reached, written or migrated.
 */
export async function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  const opened = await open(dataDir, databaseUrl).catch(refuse);
  try {
    await migrate(opened.db);
    if (opened.kind === 'sqlite') await failOnLocks(opened.db);
  } catch (error) {
    await opened.db.destroy();
    return refuse(error);
  }
  const { db, scans } = opened;
  return {
    ...opened,
    async close() {
      await scans?.destroy();
      await db.destroy();
    },
  };
}

async function open(dataDir: string, databaseUrl: string | undefined): Promise<Omit<Store, 'close'>> {
  if (databaseUrl === undefined) {
    const db = await openSqlite(dataDir);
    return { db, kind: 'sqlite', ...(dataDir !== inMemory && { scans: openScans(databaseFile(dataDir)) }) };
  }
  // Loaded only where it is used: most installations have no PostgreSQL.
  const { openPostgres } = await import('#server/store/postgres-store.ts');
  return { db: openPostgres(databaseUrl), kind: 'postgres' };
}

function refuse(cause: unknown): never {
  throw new StoreUnavailable(cause);
}

/**
 * Asks the store something. Every query goes through here, so that a store that fails is told from a mistake of
 * ours, and so that one another process has locked is waited for. The question may be put several times, each time
 * from its start.
 *
 * @throws StoreUnavailable
 */
export function askStore<T>(store: Store, question: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return retryWhileBusy(() => question(store.db)).catch(refuse);
}

/**
 * The same for a question that looks through much: nobody else waits for its answer.
 *
 * @throws StoreUnavailable
 */
export function scanStore<T>({ scans, ...store }: Store, question: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return askStore({ ...store, db: scans ?? store.db }, question);
}

/**
 * The same for whoever waits for a lock in a way of their own.
 *
 * @throws StoreUnavailable at once when another process has locked the store.
 */
export function askOnce<T>(store: Store, question: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return question(store.db).catch(refuse);
}

/**
 * Whether the store answers now, and can be written: one that may only be read takes no enquiry.
 *
 * @throws StoreUnavailable when it has not within `patienceMs`, whatever it waits for.
 */
export async function checkStore(store: Store, patienceMs: number): Promise<void> {
  const timeout = new AbortController();
  const tooLate = wait(patienceMs, undefined, { signal: timeout.signal }).then(() =>
    refuse(new Error(`no answer within ${patienceMs} ms`)),
  );
  try {
    const rows = store.kind === 'postgres' ? sql`select 1 from outbox where false for update` : sql`select 1`;
    await Promise.race([askStore(store, (db) => rows.execute(db)), tooLate]);
  } finally {
    timeout.abort();
  }
}

/** The store did not open or did not answer; `cause` is the engine's own error. Answered as 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** What the visitor is told. */
  readonly publicMessage: string;

  constructor(
    cause: unknown,
    {
      publicMessage = 'This cannot be looked up at the moment. Please try again in a minute.',
    }: { publicMessage?: string } = {},
  ) {
    super(`The store does not answer: ${reasonOf(cause)}`, { cause });
    this.publicMessage = publicMessage;
  }
}

/** For the `catch` of a write: where the store does not answer, the visitor is told this. */
export function notSaved(publicMessage: string) {
  return (error: unknown): never => {
    throw error instanceof StoreUnavailable ? new StoreUnavailable(error.cause, { publicMessage }) : error;
  };
}

/** A refused connection is an AggregateError with an empty message; its code says what happened. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return cause.message === '' ? code : cause.message;
}
