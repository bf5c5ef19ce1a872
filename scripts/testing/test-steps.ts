import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, readPlaywright, readVitest } from '#scripts/testing/test-reports.ts';

/** Where steps leave their reports and what they print. */
export const reportFolder = 'test-results';

/** Which tests: those of `npm test`, all the others, or both. */
export type Run = 'promises' | 'rest' | 'all';

export interface Step {
  name: string;
  command: string;
  /** About how many seconds it takes, until it has been run on this machine. */
  seconds: number;
  /** How many tests it ran, read from what it left behind; a step without tests counts as one. */
  counts?: () => Counts;
}

/** Lanes run side by side, the steps of a lane one after the other. */
export type Phase = readonly (readonly Step[])[];

const vitest = (name: string, options: string, seconds: number): Step => {
  const report = join(reportFolder, `${name.replaceAll(' ', '-')}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=$PWD/${report}`;
  return { name, command: `${options} ${reporters}`, seconds, counts: () => readVitest(report) };
};

const projects = ['contract', 'search', 'unit', 'server', 'pages', 'another-operator']
  .map((name) => `--project ${name}`)
  .join(' ');

const lint: Step = { name: 'format, lint, boundaries and dead code', command: 'npm run lint', seconds: 15 };
const types: Step = { name: 'types', command: 'npx tsc -b', seconds: 12 };
const content: Step = { name: 'content', command: 'npm run check:content', seconds: 3 };
const build: Step = { name: 'build', command: 'npm run build', seconds: 35 };
const sizes: Step = { name: 'sizes', command: 'npm run check:size', seconds: 1 };
const supply: Step = { name: 'supply chain', command: 'npm run check:supply', seconds: 2 };
const container: Step = { name: 'container', command: 'npm run check:container', seconds: 1 };

const browser = (seconds: number): Step => ({
  name: 'browser tests',
  command: 'npx playwright test',
  seconds,
  counts: () => readPlaywright(join(reportFolder, 'e2e.json')),
});

/** The pictures' own workspace; the product is whole without it. */
const illustrations = existsSync('illustrations')
  ? [
      { name: 'types of the illustrations', command: 'npm run typecheck -w illustrations', seconds: 3 },
      vitest('tests of the illustrations', 'npm test -w illustrations --', 14),
    ]
  : [];

/** What a run consists of. */
export function phasesOf(run: Run): readonly Phase[] {
  const programs = (seconds: number) => vitest('tests without a browser', `npx vitest run ${projects}`, seconds);
  if (run === 'rest') return [[[programs(150)]], [[...illustrations, supply, container]], [[browser(400)]]];
  const checks = [lint, types, content, build, sizes];
  if (run === 'promises') return [[checks, [programs(110)]], [[browser(110)]]];
  return [[[...checks, supply, container]], [[programs(230), ...illustrations]], [[browser(500)]]];
}
