import { open, rm } from 'node:fs/promises';
import Database from 'libsql/promise';

/**
 * Writes all a database holds at one moment, its log included, into a file of its own that only this user may read. Others are
 * answered meanwhile.
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  // Made first, since SQLite would make it readable for all.
  await (await open(target, 'wx', 0o600)).close();
  const database = new Database(source, { readonly: true });
  try {
    await database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  const handle = await open(target, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
