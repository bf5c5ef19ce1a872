import Database from 'libsql/promise';
import * as z from 'zod/mini';
import { BackupError } from '#server/backup/backup-error.ts';

/** Tables without which a file is not a copy of our store. */
const ownTables = ['enquiries', 'outbox', 'subscriptions', 'departure_seats'];

const checks = z.array(z.object({ integrity_check: z.string() }));
const names = z.array(z.object({ name: z.string() }));
const counted = z.tuple([z.object({ count: z.number() })]);

/**
 * Reads all of a copy of the store, and counts what it holds. Others are answered meanwhile.
 *
 * @throws BackupError when it is damaged or something else.
 */
export async function checkCopy(file: string): Promise<{ enquiries: number }> {
  const refuse = (reason: string): never => {
    throw new BackupError(`${file} cannot be used: ${reason}`);
  };
  let database: Database | undefined;
  try {
    const opened = new Database(file, { readonly: true });
    database = opened;
    const ask = async (question: string): Promise<unknown> => (await opened.prepare(question)).all();
    const [problem] = checks.parse(await ask('PRAGMA integrity_check(1)'));
    if (problem?.integrity_check !== 'ok') return refuse('it is damaged');
    const tables = names.parse(await ask("SELECT name FROM sqlite_master WHERE type = 'table'"));
    const missing = ownTables.filter((own) => !tables.some(({ name }) => name === own));
    if (missing.length > 0) return refuse('it is no copy of this store');
    const [{ count }] = counted.parse(await ask('SELECT count(*) AS count FROM enquiries'));
    return { enquiries: count };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    return refuse('it is damaged or no database');
  } finally {
    database?.close();
  }
}
