import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Database from 'libsql';

/** Writes all a database holds at one moment, its log included, into a file of its own that only this user may read. */
export function copyDatabase(source: string, target: string): void {
  rmSync(target, { force: true });
  // Made first, since SQLite would make it readable for all.
  closeSync(openSync(target, 'wx', 0o600));
  const database = new Database(source, { readonly: true });
  try {
    database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  const handle = openSync(target, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
