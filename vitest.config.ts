import { availableParallelism } from 'node:os';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { routeTree } from './scripts/vite/route-tree.ts';

/**
 * Milliseconds a test may take before it is called stuck: on a busy machine, with real processes or a hundred
 * thousand trips.
 */
const patient = 60_000;

/**
 * Node has a `localStorage` of its own from 25 on, which works with a file only and hides the page's. Node 20 knows
 * no such flag.
 */
const noStorageOfNode = '--no-experimental-webstorage';

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    // Left alone, a machine with two cores would run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: patient,
    hookTimeout: patient,
    execArgv: process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : [],
    projects: [
      {
        extends: true,
        test: { name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'search', environment: 'node', include: ['tests/search/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'unit', environment: 'happy-dom', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'server', environment: 'node', include: ['tests/server/**/*.test.ts'] },
      },
      {
        extends: true,
        // The long versions, `npm run test:endurance`: not part of `npm test`. They print what they measured.
        test: {
          name: 'endurance',
          environment: 'node',
          include: ['tests/endurance/**/*.test.ts'],
          testTimeout: 60 * patient,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // `npm run test:meilisearch`: against a real Meilisearch, where one is named.
        test: { name: 'meilisearch', environment: 'node', include: ['tests/meilisearch/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [tanstackRouter({ ...routeTree, autoCodeSplitting: false }), react()],
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['tests/pages/**/*.test.tsx'],
          setupFiles: ['tests/support/site/page-setup.ts'],
        },
      },
    ],
  },
});
