import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chosenBrowserTests, chosenFiles } from '#scripts/testing/chosen-tests.ts';
import { type Counts, readPlaywright, readVitest } from '#scripts/testing/test-reports.ts';

/** Where steps leave their reports and what they print. */
export const reportFolder = 'test-results';

/** Which tests: those of `npm test`, all the others, or both. */
export type Run = 'promises' | 'rest' | 'all';

export interface Step {
  name: string;
  command: string;
  /** How many seconds it may take on two quiet cores. What it takes longer is reported. */
  seconds: number;
  /** What share of its work a line that it prints says is done. */
  watch?: () => (line: string) => number;
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

const folders = ['contract', 'search', 'unit', 'server', 'pages', 'another-operator', 'another-country'];

/** What a file costs beside its tests: reading it, a window, a set-up. */
const beside = 0.5;

/** Tests without a browser. Each file says when it is done; one nobody has given seconds counts for one. */
function programs(run: Run, seconds: number): Step {
  const watch = () => {
    const files = folders.flatMap((folder) =>
      readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const isRun = (file: string) => run === 'all' || file in chosenFiles === (run === 'promises');
    const weights = new Map(
      files
        .filter((file) => file.includes('.test.') && isRun(file))
        .map((file) => [file, (chosenFiles[file] ?? 1) + beside]),
    );
    const all = sumOf(weights.values());
    return (line: string) => {
      const [, file = ''] = /^ *[✓❯×].* tests\/(\S+) \(\d+ test/.exec(line) ?? [];
      return (weights.get(file) ?? 0) / all;
    };
  };
  const projects = folders.map((name) => `--project ${name}`).join(' ');
  return { ...vitest('tests without a browser', `npx vitest run ${projects}`, seconds), watch };
}

const lint: Step = { name: 'format, lint, boundaries and dead code', command: 'npm run lint', seconds: 48 };
// More checkers than one check much of it each for themselves: on two cores that is more work and no less time.
const types: Step = { name: 'types', command: 'npx tsc -b --checkers 1', seconds: 30 };
const content: Step = { name: 'content', command: 'npm run check:content', seconds: 4 };
const build: Step = { name: 'build', command: 'npm run build -- --quick', seconds: 60 };
const sizes: Step = { name: 'sizes', command: 'npm run check:size', seconds: 2 };
const supply: Step = { name: 'supply chain', command: 'npm run check:supply', seconds: 2 };
const container: Step = { name: 'container', command: 'npm run check:container', seconds: 150 };

/** What share of the browser tests' time goes by before the first begins. */
const serversStart = 0.1;

const browser = (seconds: number): Step => ({
  name: 'browser tests',
  command: 'npx playwright test',
  seconds,
  watch: () => {
    let each = 0;
    return (line) => {
      const [, tests] = /^Running (\d+) tests?/.exec(line) ?? [];
      if (tests !== undefined) each = (1 - serversStart) / Number(tests);
      if (tests !== undefined) return serversStart;
      return /^ *[✓✘-] +\d+ \[/.test(line) ? each : 0;
    };
  },
  counts: () => readPlaywright(join(reportFolder, 'e2e.json')),
});

/** The pictures' own workspace; the product is whole without it. */
const illustrations = existsSync('illustrations')
  ? [
      { name: 'types of the illustrations', command: 'npm run typecheck -w illustrations', seconds: 3 },
      vitest('tests of the illustrations', 'npm test -w illustrations --', 14),
    ]
  : [];

/** Seconds that `npm test` may take on two quiet cores. */
const budget = 300;

/** What a run consists of. What was chosen for `npm test` fits its budget, or nothing runs. */
export function phasesOf(run: Run): readonly Phase[] {
  if (run === 'rest') return [[[programs(run, 150)]], [[...illustrations, supply, container]], [[browser(400)]]];
  const checks = [types, content, build, sizes];
  if (run === 'all')
    return [[[lint, ...checks, supply, container]], [[programs(run, 230), ...illustrations]], [[browser(500)]]];
  // Three at once, on two cores: beside the checks, and behind the start of two servers.
  const ofFiles = Object.values(chosenFiles).map((seconds) => seconds + beside);
  const inPrograms = Math.ceil(sumOf(ofFiles) / 3) + 40;
  const inBrowser = Math.ceil(sumOf(Object.values(chosenBrowserTests).flatMap(Object.values<number>)) / 3) + 25;
  if (inPrograms + inBrowser > budget)
    throw new Error(
      `What scripts/testing/chosen-tests.ts chose takes ${inPrograms + inBrowser} s of ${budget}: take something off.`,
    );
  // Lint fills the seconds in which the browser tests wait for their servers.
  return [
    [checks, [programs(run, inPrograms)]],
    [[browser(inBrowser)], [lint]],
  ];
}

function sumOf(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}
