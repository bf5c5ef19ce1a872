import { setTimeout as wait } from 'node:timers/promises';

const attempts = 8;
const pauseMs = 100;

/**
 * Tries again what SQLite refused because another process was at it. Its own `busy_timeout` does not wait for the change
 * to write-ahead logging, nor is there a lock for a whole migration: of processes that start together on a new file,
 * some lose their turn.
 */
export async function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
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

/** SQLite says so by code or, when a table appeared meanwhile, by words. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked|already exists|UNIQUE constraint/i.test(error.message);
}
