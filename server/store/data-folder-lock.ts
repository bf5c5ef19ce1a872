import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { EnvError } from '#server/settings/read-settings.ts';
import { dataFolderError } from '#server/store/data-folder-error.ts';
import { isBusy } from '#server/store/lock-retries.ts';

/** A folder of data that this process alone may serve from. */
export interface LockedFolder {
  release(): void;
}

/**
 * Takes the folder for this process until it ends, however it ends: the lock is the operating system's, on the file
 * `server.lock`, so a killed server leaves nothing behind that has to be removed. The staff's commands need no lock.
 *
 * @throws EnvError naming the process that holds the folder, or why it cannot be held.
 */
export function lockDataFolder(dataDir: string): LockedFolder {
  const file = join(dataDir, 'server.lock');
  const database = openLock(dataDir, file);
  try {
    database.pragma('busy_timeout = 0');
    database.exec('BEGIN IMMEDIATE');
    database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER)');
    database.exec('DELETE FROM holder');
    database.exec(`INSERT INTO holder VALUES (${process.pid})`);
    database.exec('COMMIT; BEGIN IMMEDIATE');
    return {
      release() {
        // The file is closed when its last statement is collected; the lock must not wait for that.
        database.exec('ROLLBACK');
        database.close();
      },
    };
  } catch (error) {
    const holder = isBusy(error) ? holderOf(database) : undefined;
    database.close();
    if (!isBusy(error)) throw dataFolderError(dataDir, file, error);
    throw new EnvError(
      `DATA_DIR: ${dataDir} is in use by another server${holder === undefined ? '' : ` (process ${holder})`}; stop it, or choose another folder`,
    );
  }
}

function openLock(dataDir: string, file: string): Database.Database {
  try {
    mkdirSync(dataDir, { recursive: true });
    return new Database(file);
  } catch (error) {
    throw dataFolderError(dataDir, file, error);
  }
}

/** Readable beside the lock, except in the moment it is written. */
function holderOf(database: Database.Database): number | undefined {
  try {
    return (database.prepare('SELECT pid FROM holder').get() as { pid: number } | undefined)?.pid;
  } catch {
    return undefined;
  }
}
