import './scripts/testing/without-operator-settings.ts';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chosenFiles } from './scripts/testing/chosen-tests.ts';
import { routeTree } from './scripts/vite/route-tree.ts';
import { siteWords } from './scripts/vite/vite-site-words.ts';
import type { GivenSettings } from './server/settings/read-settings.ts';

/**
 * Milliseconds a test may take before it is called stuck: on a busy machine, with real processes or a hundred
 * thousand trips.
 */
const patient = 120_000;

/**
 * Node has a `localStorage` of its own from 25 on, which works with a file only and hides the page's. Node 20 knows
 * no such flag.
 */
const noStorageOfNode = '--no-experimental-webstorage';

const { TESTS: run } = process.env;

/** Whether a file has more in `npm run test:all` than in `npm test`: all of its draws, and PostgreSQL. */
const isPartlyRun = (file: string) =>
  /support\/(?:draws|store\/store-engines)\.ts/.test(readFileSync(`tests/${file}`, 'utf8'));

/** Which files `npm test` and the rest of `npm run test:all` take of a folder; otherwise all. */
const filesOf = (folder: string) => {
  const all = `tests/${folder}/**/*.test.{ts,tsx}`;
  const chosen = Object.keys(chosenFiles).filter((file) => file.startsWith(`${folder}/`));
  const inTests = (files: readonly string[]) => files.map((file) => `tests/${file}`);
  if (run === 'promises') return { include: inTests(chosen) };
  return {
    include: [all],
    exclude: run === 'rest' ? inTests(chosen.filter((file) => !isPartlyRun(file))) : [],
  };
};

/**
 * Files of a worker share its modules and its window: reading them anew for each file took longer than most tests. What a visit
 * leaves in them `tests/support/site/end-visit.ts` takes away.
 */
const project = (name: string, test: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [siteWords({})],
  test: { name, environment: 'node', isolate: false, ...filesOf(name), ...test },
});

/** Pages, in the name of the operator whose words the settings lead to. */
const pagesProject = (name: string, settings: GivenSettings): TestProjectInlineConfiguration => ({
  ...project(name, {
    environment: 'happy-dom',
    setupFiles: ['tests/support/site/page-setup.ts'],
  }),
  plugins: [tanstackRouter({ ...routeTree, autoCodeSplitting: false }), react(), siteWords(settings)],
});

export default defineConfig({
  // An operator's settings are not the tests'.
  envDir: false,
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    // Left alone, a machine with two cores would run one file at a time; some of a file's time is waiting.
    maxWorkers: availableParallelism() + 1,
    testTimeout: patient,
    hookTimeout: patient,
    expect: { poll: { timeout: patient / 2 } },
    execArgv: process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : [],
    projects: [
      project('contract'),
      project('search'),
      project('unit', {
        environment: 'happy-dom',
        setupFiles: ['tests/support/site/fresh-visit.ts'],
      }),
      project('server', {
        globalSetup: 'tests/support/store/shared-postgres.ts',
        setupFiles: ['tests/support/site/tested-office.ts'],
      }),
      pagesProject('pages', {}),
      // The same site in the name of another operator, who demonstrates nothing.
      pagesProject('another-operator', { CONTENT_DIR: 'tests/support/another-operator', DEMONSTRATION: '0' }),
      pagesProject('another-country', { CONTENT_DIR: 'tests/support/another-country', DEMONSTRATION: '0' }),
      // The long versions, `npm run test:endurance`: not part of `npm test`. They print what they measured.
      project('endurance', {
        globalSetup: 'tests/support/store/shared-postgres.ts',
        testTimeout: 60 * patient,
        fileParallelism: false,
      }),
      // `npm run test:meilisearch`: against a real Meilisearch, where one is named.
      project('meilisearch'),
    ],
  },
});
