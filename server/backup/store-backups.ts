import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { StoreCopy } from '#contract/desk/maintenance-endpoints.ts';
import { backUp, backupName } from '#server/backup/back-up.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { codeOf, reasonOf } from '#server/error-parts.ts';
import { freeBytesOf } from '#server/store/free-space.ts';
import type { Store } from '#server/store/open-store.ts';

export interface MadeCopy extends StoreCopy {
  enquiries: number;
}

/** The copies of a running server's store. */
export interface StoreBackups {
  /** Where copies are put. */
  folder: string;
  isPossible: boolean;
  isRunning(): boolean;
  /**
   * The newest copy in the folder, whoever put it there.
   *
   * @throws BackupError when the folder cannot be read.
   */
  last(): Promise<StoreCopy | undefined>;
  /**
   * What `npm run backup` does. While a copy is being made, whoever asks for one waits for that.
   *
   * @throws BackupError
   */
  make(now: Date): Promise<MadeCopy>;
}

export interface StoreBackupsOptions {
  kind: Store['kind'];
  dataDir: string;
  /** What must stay free for visitors beside the copy. */
  leastFreeBytes: number;
}

export function createStoreBackups(
  { kind, dataDir, leastFreeBytes }: StoreBackupsOptions,
  freeBytes: (folder: string) => number = freeBytesOf,
): StoreBackups {
  // An absolute one tells whoever reads it where to look.
  const place = resolve(dataDir);
  const folder = dirname(backupName(place, new Date(0)));
  let running: Promise<MadeCopy> | undefined;

  async function copy(now: Date): Promise<MadeCopy> {
    if (kind === 'postgres') throw new BackupError('The store is PostgreSQL; use its own pg_dump');
    await refuseWithoutRoom();
    const file = backupName(place, now);
    // One that was begun in the same second is of the same moment.
    const { enquiries } = await backUp({ dataDir: place, file, force: true });
    return { file, at: now.toISOString(), bytes: (await stat(file)).size, enquiries };
  }

  async function refuseWithoutRoom(): Promise<void> {
    let needed = 0;
    for (const name of ['site.db', 'site.db-wal'].map((part) => join(place, part)))
      if (existsSync(name)) needed += (await stat(name)).size;
    if (freeOf(place) - needed >= leastFreeBytes) return;
    const least = Math.round(leastFreeBytes / 1024 / 1024);
    throw new BackupError(`${folder} has no room for a copy: ${least} MB must stay free for what visitors send`);
  }

  /** A disk that cannot be asked is trusted. */
  function freeOf(asked: string): number {
    try {
      return freeBytes(asked);
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  return {
    folder,
    isPossible: kind === 'sqlite',
    isRunning: () => running !== undefined,
    last: () => newestCopy(folder),
    make(now) {
      running ??= copy(now).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function newestCopy(folder: string): Promise<StoreCopy | undefined> {
  let newest: { file: string; at: Date; bytes: number } | undefined;
  try {
    for (const name of await readdir(folder)) {
      // A draft ends otherwise.
      if (!name.endsWith('.db')) continue;
      const file = join(folder, name);
      const { mtime, size } = await stat(file);
      if (newest === undefined || mtime > newest.at) newest = { file, at: mtime, bytes: size };
    }
  } catch (error) {
    // Before the first copy there is no folder; a copy that is removed at this moment is seen by the next scan.
    if (codeOf(error) !== 'ENOENT') throw new BackupError(`${folder} cannot be read: ${reasonOf(error)}`);
  }
  return newest && { ...newest, at: newest.at.toISOString() };
}
