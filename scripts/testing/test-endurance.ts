import '#scripts/testing/without-operator-settings.ts';
import { spawnSync } from 'node:child_process';

/*
 * `npm run test:endurance`: the long versions of what `npm test` samples, each printing what it counted. The
 * browser's take the better part of an hour.
 */

const commands = [
  'npx vitest run --project endurance',
  'npx playwright test --project=faults',
  'npx playwright test --project=first-visit',
  'npx playwright test --project=e2e long-visit monkey accessible every-page overlays search customise',
];

const env = { ...process.env, FAULTS: 'all' };
const failed = commands.filter((command) => spawnSync(command, { stdio: 'inherit', shell: true, env }).status !== 0);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
