import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { ReadSetting } from '#server/settings/setting.ts';

/** The settings of a process, by their names. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;

/** A setting has a wrong value. The message has one line for each: its name, what was given, what is allowed. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads every setting `take` asks for; an empty value counts as left out.
 *
 * @throws EnvError with one line for each wrong value.
 */
export function readSettings<T>(given: GivenSettings, take: (read: ReadSetting) => T): T {
  const wrong: string[] = [];
  const taken = take((name, { schema, allowed, repeat = (value) => `"${value}"` }) => {
    const value = given[name];
    if (value === undefined || value === '') return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    wrong.push(`${name}: was ${repeat(value)}; allowed is ${allowed}`);
    return undefined;
  });
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return taken;
}

/**
 * The settings `given` to a process, with those that are missing filled in from the `.env` file of the working folder.
 * `READ_ENV_FILE=0` in the environment leaves the file alone: whatever a test or a bench starts has it, so that none
 * of it finds an operator's database or mail server.
 */
export function withEnvFile(given: GivenSettings): GivenSettings {
  const isRead = process.env.READ_ENV_FILE !== '0' && existsSync('.env');
  return isRead ? { ...parseEnv(readFileSync('.env', 'utf8')), ...given } : given;
}
