import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isBusy, patienceMs } from '#server/store/lock-retries.ts';
import { askOnce, type Store, StoreUnavailable } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/**
 * Statements that belong together. They may run several times: when a write they share a commit with fails, each runs
 * again alone. So they change nothing but the store, and report how it went by what they return.
 */
export type Write<T> = (db: Transaction<Tables>) => Promise<T>;

export interface WriteQueue {
  /** Resolves once the write is committed. Throws StoreUnavailable, and what the write threw. */
  write<T>(work: Write<T>): Promise<T>;
}

/** As many as share one commit, and how long the first of them waits for more while more keep coming. */
const largestBatch = 256;
const longestWaitMs = 5;

/** Between two tries for a lock that another process holds. */
const pauseMs = 25;

interface Waiting {
  /** By the machine's running time, in milliseconds. */
  since: number;
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
      await waitForMoreWrites();
      const lockedOut = await commitTogether(store, waiting.splice(0, largestBatch));
      waiting.unshift(...lockedOut);
      if (lockedOut.length > 0) await wait(pauseMs);
    }
    busy = false;
  }

  /** A commit blocks the process while the disk writes, so requests that have just arrived should be part of it. */
  async function waitForMoreWrites(): Promise<void> {
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
          since: performance.now(),
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

/** Those that another process's lock kept out and that can wait for it a little longer are given back. */
async function commitTogether(store: Store, batch: readonly Waiting[]): Promise<readonly Waiting[]> {
  try {
    await commit(store, async (db) => {
      for (const { run } of batch) await run(db);
    });
  } catch (error) {
    if (error instanceof StoreUnavailable && isBusy(error.cause)) return withoutTimedOut(batch, error);
    if (batch.length === 1) {
      batch[0]?.failed(error);
      return [];
    }
    const lockedOut: Waiting[] = [];
    for (const one of batch) lockedOut.push(...(await commitTogether(store, [one])));
    return lockedOut;
  }
  for (const { committed } of batch) committed();
  return [];
}

function withoutTimedOut(batch: readonly Waiting[], error: StoreUnavailable): readonly Waiting[] {
  const latest = performance.now() - patienceMs;
  for (const one of batch) if (one.since < latest) one.failed(error);
  return batch.filter(({ since }) => since >= latest);
}

function commit<T>(store: Store, write: Write<T>): Promise<T> {
  return askOnce(store, (db) => db.transaction().execute(write));
}
