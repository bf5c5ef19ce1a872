import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteMadeByTest, operatorSettings, testEnvironment } from '#scripts/testing/operator-settings.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { withEnvFile } from '#server/settings/env-file.ts';

/* Nothing that tests, measures or photographs touches an operator's store or sends a mail of his. */

const scripts = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
const configs: Record<string, string> = { vitest: 'vitest.config.ts', playwright: 'playwright.config.ts' };

/** The file a command of package.json begins with. */
function beginningOf(command: string): string {
  const [program = '', ...words] = command.split(' ');
  const named = words.find((word) => word.endsWith('.ts'));
  return named ?? configs[program] ?? '';
}

test.each(scripts.filter(([name]) => /^(test|bench|screenshots|filmstrip|check:(observatory|container))/.test(name)))(
  'npm run %s begins without the operator’s settings',
  (_, command) => {
    const [first] = readFileSync(beginningOf(command), 'utf8').split('\n');
    expect(first).toMatch(/^import '(#|\.\/|(\.\.\/)+)scripts\/testing\/without-operator-settings\.ts';$/);
  },
);

test('whatever starts a program of ours here hands it no settings of its own process', () => {
  const files = ['tests', 'inspection', 'scripts/testing', 'scripts/container']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.[jt]sx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const handing = files.filter((file) =>
    /\.\.\.process\.env|PATH: process\.env\.PATH/.test(readFileSync(file, 'utf8')),
  );
  expect(handing.toSorted()).toEqual([
    'inspection/browsers/engines/webkit-engine.ts',
    'inspection/observatory/check-observatory.ts',
    'scripts/container/check-container.ts',
    'scripts/testing/packed-browser.ts',
    'scripts/testing/test-endurance.ts',
    'tests/server/project/isolation.test.ts',
  ]);
});

test('no test reads an operator’s content (B-466)', () => {
  const files = ['tests', 'illustrations/tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.[jt]sx?$/.test(file));
  const reading = /\b(?:read\w+|load\w+|cpSync|join|resolve)\((?:process\.cwd\(\), )?['"`]content\b/;
  expect(files.filter((file) => reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a process that tests have started does not read the .env file of its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  const home = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    process.env.READ_ENV_FILE = '0';
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync('.env', 'DATABASE_URL=postgres://operator:secret@127.0.0.1:1/bookings\nPORT=1\n');
  expect(process.env.READ_ENV_FILE).toBe('0');
  expect(withEnvFile({ PORT: '2' })).toEqual({ PORT: '2' });
  // Such a file is read where nothing forbids it.
  delete process.env.READ_ENV_FILE;
  expect(withEnvFile({ PORT: '2' })).toEqual({
    DATABASE_URL: 'postgres://operator:secret@127.0.0.1:1/bookings',
    PORT: '2',
  });
});

test('an operator’s exported settings do not reach a server under test', () => {
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

test.each(['DATABASE_URL', 'SMTP_URL'])('%s of a server that no test made is refused', (name) => {
  const url = `scheme://127.0.0.1:1/${name}`;
  expect(() => testEnvironment({ [name]: url })).toThrow(`${name}: no test made this server, so no test may use it.`);
  expect(testEnvironment({ [name]: noteMadeByTest(url) })).toHaveProperty(name, url);
  expect(testEnvironment({ [name]: '' })).toHaveProperty(name, '');
});
