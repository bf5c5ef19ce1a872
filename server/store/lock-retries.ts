import { setTimeout as wait } from 'node:timers/promises';

const attempts = 8;
const pauseMs = 100;

/** How long anybody waits for another process that holds the lock, in milliseconds. */
export const patienceMs = 5000;

/** Between two tries. */
const longestPauseMs = 100;

/**
 * Tries again what SQLite refused because another process was at it. Its own `busy_timeout` does not wait for the
 * change to write-ahead logging, nor is there a lock for a whole migration: of processes that start together on a
 * new file, some lose their turn.
 */
export async function retryWhileLocked<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isLocked(error)) throw error;
      // Unequal pauses, or those that met once meet again.
      await wait(pauseMs * (attempt + Math.random()));
    }
  }
}

/**
 * Asks again what SQLite refused because another process holds the lock, a staff's command or a copy. Nothing waits in
 * place: between two tries everybody else is answered. The work starts anew at each try.
 */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const latest = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > latest) throw error;
      await wait(Math.min(longestPauseMs, 5 * 2 ** attempt) * (0.5 + Math.random() / 2));
    }
  }
}

/** Another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** SQLite says so by code or, when a table or a column appeared meanwhile, by words. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    /database is locked|already exists|duplicate column|UNIQUE constraint/i.test(error.message)
  );
}
