import { parseArgs } from 'node:util';
import { backUp, backupName } from '#server/backup/back-up.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { restore } from '#server/backup/restore.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import { EnvError, readSettings, withEnvFile } from '#server/settings/read-settings.ts';
import { StoreUnavailable } from '#server/store/open-store.ts';
import { readStoreSettings } from '#server/store/store-settings.ts';

export interface BackupContext {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  clock?: Clock;
}

/** Runs `backup [file]` or `restore <file>`, each with `--force` or without; gives the exit code. */
export async function runBackup(
  name: 'backup' | 'restore',
  args: readonly string[],
  { env: given, out, err, clock = systemClock }: BackupContext,
): Promise<number> {
  try {
    const { file, force } = readArguments(name, args);
    const { dataDir, databaseUrl } = readSettings(withEnvFile(given), readStoreSettings);
    if (databaseUrl !== undefined) {
      const tool = name === 'backup' ? 'pg_dump' : 'pg_restore';
      throw new BackupError(`DATABASE_URL: the store is PostgreSQL; use its own ${tool}`);
    }
    if (name === 'backup') {
      const place = { dataDir, file: file ?? backupName(dataDir, clock()), force };
      const { enquiries } = await backUp(place);
      out(`${place.file}: ${enquiries} enquiries, read through and found whole\n`);
    } else {
      if (file === undefined) throw new BackupError('Which copy? npm run restore -- <file>');
      const { enquiries, setAside } = await restore({ dataDir, file, force }, clock());
      out(`Restored ${enquiries} enquiries${setAside === undefined ? '' : `; what was there is ${setAside}`}\n`);
    }
    return 0;
  } catch (error) {
    const isReportable = error instanceof BackupError || error instanceof EnvError || error instanceof StoreUnavailable;
    if (!isReportable) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

function readArguments(name: string, args: readonly string[]): { file?: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`"${positionals[1]}" is one word too many`);
    return { force: values.force, ...(positionals[0] !== undefined && { file: positionals[0] }) };
  } catch (error) {
    throw new BackupError(`${name}: ${(error as Error).message.split('. ')[0]}`);
  }
}
