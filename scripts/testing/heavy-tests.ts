/**
 * Tests of Vitest that `npm test` leaves to `npm run test:all`: they start and kill programs again and again, fill
 * disks, keep a processor busy, build a site, prove every regular expression of the project, or open a page for each of many faults.
 */
export const heavyTests: string[] = [
  'tests/pages/damaged-storage.test.tsx',
  'tests/pages/one-price-file.test.tsx',
  'tests/pages/search-address.test.tsx',
  'tests/pages/search-failures.test.tsx',
  'tests/pages/search-overlay.test.tsx',
  'tests/server/desk/content-survives.test.ts',
  'tests/server/desk/desk-survives.test.ts',
  'tests/server/desk/photographs-survive.test.ts',
  'tests/server/editing/replace-files.test.ts',
  'tests/server/enquiries/enquiries-survive.test.ts',
  'tests/server/http/event-loop.test.ts',
  'tests/server/http/expression-costs.test.ts',
  'tests/server/http/private-files.test.ts',
  'tests/server/http/shed-load.test.ts',
  'tests/server/http/start-up.test.ts',
  'tests/server/photos/hostile-photographs.test.ts',
  'tests/server/photos/live-photographs.test.ts',
  'tests/server/project/built-words.test.ts',
  'tests/server/project/packed-browser.test.ts',
  'tests/server/project/production-package.test.ts',
  'tests/server/project/supply-chain.test.ts',
  'tests/server/search/search-indexing.test.ts',
  'tests/server/store/full-disk.test.ts',
  'tests/server/store/hanging-database.test.ts',
  'tests/server/store/locked-database.test.ts',
  'tests/server/store/several-servers.test.ts',
];

/** Tests that draw at random: a tenth of the draws in `npm test`, all of them in `npm run test:all`. */
export const randomTests: string[] = [
  'tests/contract/price.test.ts',
  'tests/contract/whole-trip.test.ts',
  'tests/search/hostile-input.test.ts',
];
