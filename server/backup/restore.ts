import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupPlace } from '#server/backup/back-up.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { checkCopy } from '#server/backup/check-copy.ts';
import { copyDatabase } from '#server/backup/copy-database.ts';
import { lockDataFolder } from '#server/store/data-folder-lock.ts';
import { openStore } from '#server/store/open-store.ts';

export interface Restored {
  enquiries: number;
  /** Where the store that was there before lies now. */
  setAside?: string;
}

/** SQLite's own files beside the store's; they belong to it and to no other. */
const parts = ['', '-wal', '-shm'];

/**
 * Puts a copy in the store's place, and brings it to today's shape. What was there is set aside, never removed.
 *
 * @throws BackupError when the copy is not sound, a store is there and `force` is not given; EnvError while a
 * server runs.
 */
export async function restore({ dataDir, file, force }: BackupPlace, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`${file} is not there`);
  const { enquiries } = await checkCopy(file);
  mkdirSync(dataDir, { recursive: true });
  const locked = lockDataFolder(dataDir);
  try {
    const store = join(dataDir, 'site.db');
    const isThere = existsSync(store);
    if (isThere && !force) {
      throw new BackupError(
        `DATA_DIR: ${dataDir} holds a store; add --force to set it aside and put the copy in its place`,
      );
    }
    const draft = `${store}.part`;
    await copyDatabase(file, draft);
    const setAside = `${store}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    if (isThere) moveStore(store, setAside);
    else for (const part of parts) rmSync(store + part, { force: true });
    renameSync(draft, store);
    restoreSecret(`${file}.secret`, join(dataDir, 'secret'));
    await (await openStore({ dataDir })).close();
    return { enquiries, ...(isThere && { setAside }) };
  } finally {
    locked.release();
  }
}

function moveStore(from: string, to: string): void {
  for (const part of parts) if (existsSync(from + part)) renameSync(from + part, to + part);
}

/** The links in sent mails are signed with it. */
function restoreSecret(copy: string, secret: string): void {
  if (existsSync(copy)) copyFileSync(copy, secret);
}
