import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { GivenSettings } from '#server/settings/read-settings.ts';

/**
 * The settings `given` to a process, with those that are missing filled in from the `.env` file of the working folder.
 * `READ_ENV_FILE=0` in the environment leaves the file alone: whatever a test or a bench starts has it, so that none
 * of it finds an operator's database or mail server.
 */
export function withEnvFile(given: GivenSettings): GivenSettings {
  const isRead = process.env.READ_ENV_FILE !== '0' && existsSync('.env');
  return isRead ? { ...parseEnv(readFileSync('.env', 'utf8')), ...given } : given;
}
