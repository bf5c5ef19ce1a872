import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { testedContent } from '#scripts/testing/tested-content.ts';

/** The settings of an operator's own site: `.env.example` lists them (held by a test), `API_URL` is the build's. */
export const operatorSettings: readonly string[] = [
  ...Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))),
  'API_URL',
];

/** The servers a program could write to that is not ours. */
const outside = ['DATABASE_URL', 'SMTP_URL', 'IMAP_URL'] as const;

const made = new Set<string>();

/** Notes that a test made this database or mail server itself, so that a server under test may be given it. */
export function noteMadeByTest(url: string): string {
  made.add(url);
  return url;
}

/**
 * The environment of a server that a test, a bench or a picture starts: that of this process without the operator's
 * settings, his `.env` and his content, and `settings`. There is a desk where those say so.
 *
 * @throws Error when `settings` name a database or a mail server that no test made.
 */
export function testEnvironment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  for (const name of outside) {
    const url = settings[name];
    if (url && !made.has(url)) throw new Error(`${name}: no test made this server, so no test may use it.`);
  }
  const machine = Object.entries(process.env).filter(([name]) => !operatorSettings.includes(name));
  return { ...Object.fromEntries(machine), READ_ENV_FILE: '0', CONTENT_DIR: testedContent, DESK: '0', ...settings };
}
