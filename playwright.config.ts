import '#scripts/testing/without-operator-settings.ts';
import '#scripts/testing/demonstration-office.ts';
import { defineConfig } from '@playwright/test';
import { chosenBrowserTests, literally } from '#scripts/testing/chosen-tests.ts';
import { findBrowser } from '#scripts/testing/find-browser.ts';
import { testedContentCopy, testedDesk, testedServer } from '#scripts/testing/tested-server.ts';

const { port, dataDir } = await testedServer('E2E_PORT', 'test-results');
process.env.E2E_DATA_DIR = dataDir;
// The office changes seats and dates: where it does, no other test looks.
const office = await testedServer('E2E_OFFICE_PORT', 'test-results');
process.env.E2E_OFFICE_DATA_DIR = office.dataDir;
const desk = await testedDesk('E2E_DESK_PORT');
// And it changes the content: a copy.
const officeContent = testedContentCopy('E2E_OFFICE_CONTENT', `${office.dataDir}-content`);

/** The product itself, with the sentinel addresses that rehearse failures. */
const product = (given: { port: number; dataDir: string }, more: Record<string, string> = {}) => ({
  command: 'node scripts/start.js',
  env: {
    PORT: String(given.port),
    NODE_ENV: 'test',
    DATA_DIR: given.dataDir,
    PHOTOS_DIR: `${given.dataDir}-photos`,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_REFUSALS: '1000000',
    BUSY_AFTER_MS: '0',
    ...more,
  },
  url: `http://localhost:${given.port}/api/health`,
  // With a build before it, on a machine that does other things too.
  timeout: 300_000,
  reuseExistingServer: false,
});
const baseURL = `http://localhost:${port}`;

/** A visitor who has answered the cookie banner, so that it stands in no test's way but its own. */
const decided = {
  cookies: [],
  origins: [
    {
      origin: baseURL,
      localStorage: [
        { name: 'userConsentPreferences', value: '{"necessary":true,"analytics":false,"marketing":false}' },
        { name: 'analytics-consent', value: 'essential' },
      ],
    },
  ],
};

/** The tests of `npm test`, by file, group and title. */
const chosen = new RegExp(
  Object.entries(chosenBrowserTests)
    .flatMap(([file, titles]) =>
      Object.keys(titles).map((title) => `${literally(file)} (.* )?${literally(title)}( \\(B-|$)`),
    )
    .join('|'),
);
const selections: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  promises: { grep: chosen },
  rest: { grepInvert: chosen },
};

export default defineConfig({
  testDir: 'tests',
  ...selections[process.env.TESTS ?? ''],
  // Those with long tests first: the last ones are to end together.
  projects: [
    { name: 'faults', testMatch: 'faults/**/*.faults.ts' },
    { name: 'first-visit', testMatch: 'first-visit/**/*.visits.ts' },
    { name: 'e2e', testMatch: 'e2e/**/*.e2e.ts' },
  ],
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/print-browser.ts',
  fullyParallel: true,
  // One more than the cores of the machine that checks: half of a test's time is waiting.
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  // A browser in hundreds crashes as it starts: what fails is run once more, and is named at the end when it passes then.
  // The long runs are figures, and count everything the first time.
  retries: process.env.FAULTS === 'all' ? 0 : 1,
  timeout: 180_000,
  // Waiting is for states; how long a busy machine takes to reach them proves nothing.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./tests/support/figures-reporter.ts']],
  use: {
    baseURL,
    storageState: decided,
    launchOptions: findBrowser(),
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace is written while a test runs, whether it fails or not, and takes a third of its time.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
  },
  // One after the other: the first builds.
  webServer: [product({ port, dataDir }), product(office, { ...desk, CONTENT_DIR: officeContent })],
});
