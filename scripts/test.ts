import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/*
 * `npm test`: everything that must hold before a change lands, in the order that fails soonest, ending with counts.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Where each failed test stands and what it is called: the last lines of a long log are the ones that are read. */
  failures: string[];
  /** What failed, and passed when it was run again: named as well, since it is a fault that shows seldom. */
  flaky: string[];
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

/** The pictures' own workspace; the product is whole without it. */
const illustrations: Step[] = [
  { name: 'types of the illustrations', command: 'npm run typecheck --workspace illustrations' },
  {
    name: 'illustrations tests',
    command: `npm test --workspace illustrations -- --reporter=default --reporter=json --outputFile.json=../${reports}/illustrations.json`,
    counts: () => readVitest(join(reports, 'illustrations.json')),
  },
];

const steps: Step[] = [
  { name: 'format, lint, boundaries and dead code', command: 'npm run lint' },
  { name: 'types', command: 'npx tsc -b' },
  { name: 'content', command: 'npx tsx scripts/check-content.ts' },
  vitest('contract'),
  vitest('search'),
  vitest('unit'),
  vitest('server'),
  ...(existsSync('illustrations') ? illustrations : []),
  { name: 'build', command: 'npx tsx scripts/build.ts' },
  { name: 'sizes', command: 'npx tsx scripts/size/check-size.ts' },
  { name: 'supply chain', command: 'npx tsx scripts/supply/check-supply.ts' },
  vitest('pages'),
  { name: 'browser tests', command: 'npx playwright test', counts: () => readPlaywright(join(reports, 'e2e.json')) },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
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
  total.failures.push(...counts.failures);
  total.flaky.push(...counts.flaky);
  if (!ok) failedSteps.push(step.name);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${step.name} in ${seconds} s`);
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
for (const failure of total.failures) console.log(`  ${failure}`);
if (total.flaky.length > 0) console.log('\nFailed once, and passed when run again:');
for (const failure of total.flaky) console.log(`  ${failure}`);
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
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [], flaky: [] };
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
    testResults: {
      name: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureLine(relative('.', name), fullName, failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
    flaky: [],
  };
}

interface PlaywrightSuite {
  /** The file's name, or what its tests are of. */
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

function readPlaywright(file: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => failuresOf(suite, 'flaky')),
  };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite, outcome: 'unexpected' | 'flaky', of = ''): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failureLine(file, `${of}${title}`, errors.find(Boolean));
    });
  const inner = suites.flatMap((suite) => failuresOf(suite, outcome, suite.title ? `${of}${suite.title}: ` : of));
  return [...own, ...inner];
}

/** One line for one failed test: its file, its title and the start of what it said, without the terminal's colours. */
function failureLine(file: string, title: string, message = ''): string {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${file}: ${title}: ${words.slice(0, 300)}`;
}
