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
