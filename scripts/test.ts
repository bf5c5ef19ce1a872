import '#scripts/testing/without-operator-settings.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { styleText } from 'node:util';
import { readOptions } from '#scripts/read-options.ts';
import { outgrown } from '#scripts/testing/outgrown.ts';
import { notChecked, runPhases, type StepResult } from '#scripts/testing/run-phases.ts';
import type { Counts } from '#scripts/testing/test-reports.ts';
import { type Run, reportFolder } from '#scripts/testing/test-steps.ts';

/*
 * `npm test`: what must hold before a change lands, in at most five minutes on two cores. `npm run test:all` is all but the long tests
 * and other browsers, and `npm run test:all -- --rest` what `npm test` has left. Ends with counts, and names what has outgrown its
 * share of the minutes.
 */

const options = readOptions({ all: { type: 'boolean' }, rest: { type: 'boolean' } });
const run: Run = options.rest ? 'rest' : options.all ? 'all' : 'promises';
if (run !== 'all') process.env.TESTS = run;

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const started = Date.now();
const results = await runPhases(run);
const counts = results.map(countsOf);
const tooLong =
  run === 'promises' ? results.flatMap((result, index) => outgrown(result, counts[index] as Counts) ?? []) : [];
const failedSteps = results.filter(({ isOk }) => !isOk).map(({ step }) => step.name);
const slowest = counts.flatMap(({ durations }) => durations).sort((one, other) => other.seconds - one.seconds);
const sum = (name: 'passed' | 'failed' | 'skipped') => counts.reduce((total, { [name]: count }) => total + count, 0);

console.log('\nThe slowest ten:');
for (const { test, seconds } of slowest.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${test}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`  ${failure}`);
const flaky = counts.flatMap((count) => count.flaky);
if (flaky.length > 0) console.log('\nFailed once, and passed when run again:');
for (const failure of flaky) console.log(`  ${failure}`);
const unchecked = results.flatMap(({ step, lacks }) => (lacks ? [`${notChecked}${step.name}: ${lacks}`] : []));
for (const line of [...tooLong, ...unchecked]) console.log(styleText('red', `\n${line}`));
console.log(`\nIn ${Math.round((Date.now() - started) / 1000)} s:`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0);

/** A step without tests of its own counts as one; so does one that broke before it could report. */
function countsOf({ step, isOk, lacks }: StepResult): Counts {
  try {
    if (step.counts !== undefined) return step.counts();
  } catch {
    // It left no report.
  }
  return {
    passed: isOk && lacks === undefined ? 1 : 0,
    failed: isOk ? 0 : 1,
    skipped: lacks === undefined ? 0 : 1,
    failures: [],
    flaky: [],
    durations: [],
  };
}
