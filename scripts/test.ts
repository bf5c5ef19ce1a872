import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm test`: everything that must hold before a change lands, in the order that fails soonest, ending with counts.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string;
  /** How many tests the step ran, read from what it left behind. */
  counts?: () => Counts;
}

const reports = 'test-results';

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${project}.json`,
  counts: () => readVitest(join(reports, `${project}.json`)),
});

const steps: Step[] = [
  { name: 'format, lint and boundaries', command: 'npx biome ci --error-on-warnings .' },
  { name: 'types', command: 'npx tsc -b' },
  { name: 'content', command: 'npx tsx scripts/check-content.ts' },
  vitest('contract'),
  vitest('search'),
  vitest('unit'),
  vitest('server'),
  { name: 'build', command: 'npx tsx scripts/build.ts' },
  { name: 'sizes', command: 'npx tsx scripts/check-size.ts' },
  { name: 'supply chain', command: 'npx tsx scripts/check-supply.ts' },
  vitest('pages'),
  { name: 'browser tests', command: 'npx playwright test', counts: () => readPlaywright(join(reports, 'e2e.json')) },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];

for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
  const started = Date.now();
  const ok = await run(step.command);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = count(step, ok);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (!ok) failedSteps.push(step.name);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${step.name} in ${seconds} s`);
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failedSteps.length > 0 || total.failed > 0 ? 1 : 0);

function run(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { stdio: 'inherit', shell: true });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A step without tests of its own counts as one; so does one that broke before it could report. */
function count(step: Step, ok: boolean): Counts {
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (step.counts === undefined) return one;
  try {
    return step.counts();
  } catch {
    return one;
  }
}

function readVitest(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function readPlaywright(file: string): Counts {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
