import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { noteMadeByTest, operatorSettings, testEnvironment } from '#scripts/testing/operator-settings.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* Nothing that tests, measures or photographs touches an operator's store or content, or sends a mail of his. */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const configs: Record<string, string> = { vitest: 'vitest.config.ts', playwright: 'playwright.config.ts' };

/** The first line of the file a command of package.json begins with. */
function beginningOf(command: string): string {
  const [program = '', ...words] = command.split(' ');
  const file = words.find((word) => word.endsWith('.ts')) ?? configs[program] ?? '';
  return readFileSync(file, 'utf8').split('\n')[0] ?? '';
}

test('every command that tests, measures or photographs begins without the operator’s settings', () => {
  const begins = /^import '(#|\.\/|(\.\.\/)+)scripts\/testing\/without-operator-settings\.ts';$/;
  const names = Object.keys(scripts).filter((name) =>
    /^(test|bench|screenshots|check:(observatory|container))/.test(name),
  );
  expect(names).toContain('test:endurance');
  expect(names.filter((name) => !begins.test(beginningOf(scripts[name] ?? '')))).toEqual([]);
});

test('a process that tests have started does not read the .env file of its folder', () => {
  const home = process.cwd();
  process.chdir(temporaryFolder({ '.env': 'DATABASE_URL=postgres://operator:secret@127.0.0.1:1/bookings\nPORT=1\n' }));
  onTestFinished(() => {
    process.chdir(home);
    process.env.READ_ENV_FILE = '0';
  });
  expect(process.env.READ_ENV_FILE).toBe('0');
  expect(withEnvFile({ PORT: '2' })).toEqual({ PORT: '2' });
  // Such a file is read where nothing forbids it.
  delete process.env.READ_ENV_FILE;
  expect(withEnvFile({ PORT: '2' })).toEqual({
    DATABASE_URL: 'postgres://operator:secret@127.0.0.1:1/bookings',
    PORT: '2',
  });
});

test('an operator’s exported settings and content reach neither a test nor a server under test (B-466)', () => {
  // Vitest says itself that this is a test, the content is the tests' own, and desks would all want one port.
  const left = operatorSettings.filter((name) => name !== 'NODE_ENV' && process.env[name] !== undefined);
  expect(left).toEqual(['CONTENT_DIR', 'DESK']);
  expect(process.env.CONTENT_DIR).toBe(testedContent);
  process.env.SMTP_URL = 'smtp://mail.operator.example';
  onTestFinished(() => void delete process.env.SMTP_URL);
  expect(testEnvironment({ PORT: '1' })).toMatchObject({
    PORT: '1',
    PATH: process.env.PATH,
    READ_ENV_FILE: '0',
    CONTENT_DIR: testedContent,
    DESK: '0',
  });
  expect(testEnvironment()).not.toHaveProperty('SMTP_URL');
});

test.each(['DATABASE_URL', 'SMTP_URL', 'IMAP_URL'])('%s of a server that no test made is refused', (name) => {
  const url = `scheme://127.0.0.1:1/${name}`;
  expect(() => testEnvironment({ [name]: url })).toThrow(`${name}: no test made this server, so no test may use it.`);
  expect(testEnvironment({ [name]: noteMadeByTest(url) })).toHaveProperty(name, url);
});
