import * as z from 'zod/mini';
import { folder, type ReadSetting, setting, wholeNumber, withoutSecrets } from '#server/settings/setting.ts';

export interface StoreSettings {
  dataDir: string;
  /** PostgreSQL; SQLite below `dataDir` when left out. */
  databaseUrl?: string;
  /** What must stay free on the disk of `dataDir`, in bytes; below it forms are refused. */
  leastFreeBytes: number;
}

const database = setting(
  z.string().check(z.refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value))),
  'an address that starts with postgres:// or postgresql://',
  withoutSecrets,
);
const megabytes = wholeNumber(0, 1_000_000);

export function readStoreSettings(read: ReadSetting): StoreSettings {
  const databaseUrl = read('DATABASE_URL', database);
  return {
    dataDir: read('DATA_DIR', folder) ?? '.data',
    ...(databaseUrl !== undefined && { databaseUrl }),
    leastFreeBytes: (read('MIN_FREE_MB', megabytes) ?? 64) * 1024 * 1024,
  };
}
