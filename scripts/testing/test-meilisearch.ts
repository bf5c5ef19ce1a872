import '#scripts/testing/without-operator-settings.ts';
import { spawnSync } from 'node:child_process';

/*
 * `npm run test:meilisearch`: the catalogue in a real Meilisearch, beside the embedded engine. It replaces the five
 * indexes of that host and makes its own key there, so the host must be one for tests.
 */

const { TEST_MEILI_HOST, TEST_MEILI_ADMIN_KEY } = process.env;

if (!TEST_MEILI_HOST || !TEST_MEILI_ADMIN_KEY) {
  console.log('skipped: TEST_MEILI_HOST and TEST_MEILI_ADMIN_KEY name no Meilisearch to test against');
  process.exit(0);
}

process.exit(spawnSync('npx vitest run --project meilisearch', { stdio: 'inherit', shell: true }).status ?? 1);
