import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/**
 * Statements that belong together. They may run twice: when a write they share a commit with fails, each runs again alone.
 * So they change nothing but the store, and say how it went by what they return.
 */
export type Write<T> = (db: Transaction<Tables>) => Promise<T>;

export interface WriteQueue {
  /** Resolves once the write is committed. Throws StoreUnavailable, and what the write threw. */
  write<T>(work: Write<T>): Promise<T>;
}

/** As many as share one commit, and how long the first of them waits for more while more keep coming. */
const largestBatch = 256;
const longestWaitMs = 5;

interface Waiting {
  /** Runs the work and keeps its result until the commit. */
  run: Write<void>;
  committed(): void;
  failed(error: unknown): void;
}

/**
 * SQLite has one writer, and each commit waits for the disk: writes that arrive while one is under way are committed
 * together. PostgreSQL does the same by itself, so there each write has a transaction of its own.
 */
export function createWriteQueue(store: Store): WriteQueue {
  return store.kind === 'postgres' ? { write: (work) => commit(store, work) } : shareCommits(store);
}

function shareCommits(store: Store): WriteQueue {
  const waiting: Waiting[] = [];
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      await letMoreCome();
      await commitTogether(store, waiting.splice(0, largestBatch));
    }
    busy = false;
  }

  /** A commit blocks the process while the disk writes, so requests that have just arrived should be part of it. */
  async function letMoreCome(): Promise<void> {
    const latest = performance.now() + longestWaitMs;
    for (let known = 0; waiting.length > known && performance.now() < latest; ) {
      known = waiting.length;
      await nextTurn();
    }
  }

  return {
    write: <T>(write: Write<T>) =>
      new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          run: async (db) => {
            result = await write(db);
          },
          committed: () => resolve(result),
          failed: reject,
        });
        if (!busy) void work();
      }),
  };
}

async function commitTogether(store: Store, batch: readonly Waiting[]): Promise<void> {
  try {
    await commit(store, async (db) => {
      for (const { run } of batch) await run(db);
    });
  } catch (error) {
    const [first, ...others] = batch;
    if (others.length === 0) first?.failed(error);
    else for (const one of batch) await commitTogether(store, [one]);
    return;
  }
  for (const { committed } of batch) committed();
}

function commit<T>(store: Store, write: Write<T>): Promise<T> {
  return askStore(store, (db: Kysely<Tables>) => db.transaction().execute(write));
}
