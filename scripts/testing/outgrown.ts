import { chosenBrowserTests, chosenFiles } from '#scripts/testing/chosen-tests.ts';
import type { StepResult } from '#scripts/testing/run-phases.ts';
import type { Counts } from '#scripts/testing/test-reports.ts';

/** How many are named. */
const named = 5;

/** A line for a step that took longer than it may, with what took most beyond its own share; undefined for any other. */
export function outgrown({ step, seconds }: StepResult, { durations }: Counts): string | undefined {
  if (seconds <= step.seconds) return undefined;
  const took = new Map<string, number>();
  for (const { test, seconds: ofTest } of durations) {
    const name = test.startsWith('tests/') ? test.slice('tests/'.length, test.indexOf(': ')) : test;
    took.set(name, (took.get(name) ?? 0) + ofTest);
  }
  const beyond = [...took]
    .map(([name, ofAll]) => ({ name, ofAll, share: chosenFiles[name] ?? shareOf(name) }))
    .filter(({ ofAll, share }) => ofAll > share + 1)
    .sort((one, other) => other.ofAll - other.share - (one.ofAll - one.share))
    .slice(0, named)
    .map(({ name, ofAll, share }) => `${name} ${ofAll.toFixed(0)} s of ${share}`);
  return [`${step.name} took ${seconds.toFixed(0)} s of its ${step.seconds}`, ...beyond].join(', ');
}

/** Seconds of a browser test, whose title stands behind its file and its group and before the promises it shows. */
function shareOf(test: string): number {
  const [file = '', ...titles] = test.replace(/ \(B-[^)]*\)$/, '').split(': ');
  const whole = titles.join(' ');
  return (
    Object.entries(chosenBrowserTests[file] ?? {}).find(([title]) =>
      whole.endsWith(title.replaceAll(': ', ' ')),
    )?.[1] ?? 0
  );
}
