import Database from 'libsql';
import * as z from 'zod/mini';
import { BackupError } from '#server/backup/backup-error.ts';

/** Tables without which a file is not a copy of our store. */
const ownTables = ['enquiries', 'outbox', 'subscriptions', 'departure_seats'];

const checks = z.array(z.object({ integrity_check: z.string() }));
const names = z.array(z.object({ name: z.string() }));
const counted = z.object({ count: z.number() });

/**
 * Reads all of a copy of the store, and counts what it holds.
 *
 * @throws BackupError when it is damaged or something else.
 */
export function checkCopy(file: string): { enquiries: number } {
  const refuse = (reason: string): never => {
    throw new BackupError(`${file} cannot be used: ${reason}`);
  };
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const [problem] = checks.parse(database.prepare('PRAGMA integrity_check(1)').all());
    if (problem?.integrity_check !== 'ok') return refuse('it is damaged');
    const tables = names.parse(database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all());
    const missing = ownTables.filter((own) => !tables.some(({ name }) => name === own));
    if (missing.length > 0) return refuse('it is no copy of this store');
    const { count } = counted.parse(database.prepare('SELECT count(*) AS count FROM enquiries').get());
    return { enquiries: count };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    return refuse('it is damaged or no database');
  } finally {
    database?.close();
  }
}
