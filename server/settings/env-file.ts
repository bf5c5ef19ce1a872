import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { GivenSettings } from '#server/settings/read-settings.ts';

/** What a `.env` file in the working folder sets; nothing when there is none. */
export function readEnvFile(): GivenSettings {
  return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
}
