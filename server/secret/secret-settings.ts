import * as z from 'zod/mini';
import { type ReadSetting, setting } from '#server/settings/setting.ts';

export interface SecretSettings {
  /** Signs challenges and links; stored in a file below `dataDir` when left out. */
  secret?: string;
  /** Seals what travellers give of themselves; stored in a file of its own below `dataDir` when left out. */
  detailsKey?: string;
}

const longEnough = setting(z.string().check(z.minLength(32)), '32 characters or more', () => 'too short');

export function readSecretSettings(read: ReadSetting): SecretSettings {
  const secret = read('BOT_CHECK_SECRET', longEnough);
  const detailsKey = read('DETAILS_KEY', longEnough);
  return { ...(secret !== undefined && { secret }), ...(detailsKey !== undefined && { detailsKey }) };
}
