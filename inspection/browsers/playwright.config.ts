import '../../scripts/testing/without-operator-settings.ts';
import { defineConfig } from '@playwright/test';
import { engineNames } from '#inspection/browsers/engines/engine.ts';
import { testedDesk, testedServer } from '../../scripts/testing/tested-server.ts';

const { port, dataDir } = await testedServer('BROWSERS_PORT', 'test-results/browsers');
process.env.BROWSERS_DATA_DIR = dataDir;
const desk = await testedDesk('BROWSERS_DESK_PORT');
const results = '../../test-results/browsers';

/** `npm run test:browsers`: the journeys in each engine, then every page in all of them side by side. */
// biome-ignore lint/style/noDefaultExport: Playwright loads it by its default export
export default defineConfig<object, { engineName: (typeof engineNames)[number] }>({
  testDir: '.',
  projects: [
    ...engineNames.map((name) => ({ name, testMatch: '**/*.journey.ts', use: { engineName: name } })),
    { name: 'side by side', testMatch: '**/*.compare.ts' },
  ],
  outputDir: `${results}/failures`,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['./summary-reporter.ts']],
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'node scripts/start.js',
    cwd: '../..',
    env: { PORT: String(port), NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...desk },
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
