import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '#server/backup/backup-error.ts';
import { checkCopy } from '#server/backup/check-copy.ts';
import { copyDatabase } from '#server/backup/copy-database.ts';
import { reasonOf } from '#server/error-parts.ts';

export interface BackupPlace {
  dataDir: string;
  /** The copy; its secret lies beside it, as `<file>.secret`. */
  file: string;
  /** Replaces an earlier copy of that name. */
  force: boolean;
}

/** `DATA_DIR/backups/site-2026-11-20T09-00-00Z.db` */
export function backupName(dataDir: string, now: Date): string {
  return join(dataDir, 'backups', `site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
}

/**
 * Copies the store as it is at one moment, while the server goes on writing. The copy is read through before it
 * gets its name, so a file of that name is whole.
 *
 * @throws BackupError
 */
export async function backUp({ dataDir, file, force }: BackupPlace): Promise<{ enquiries: number }> {
  const source = join(dataDir, 'site.db');
  if (!existsSync(source)) throw new BackupError(`DATA_DIR: ${dataDir} holds no store`);
  if (existsSync(file) && !force) throw new BackupError(`${file} is there already; add --force to replace it`);
  const draft = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await copyDatabase(source, draft);
    const counts = await checkCopy(draft);
    const secret = join(dataDir, 'secret');
    if (existsSync(secret)) await copyFile(secret, `${file}.secret`);
    await rename(draft, file);
    return counts;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be written: ${reasonOf(error)}`);
  }
}
