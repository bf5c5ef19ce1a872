import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a step of the test command found. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failed test: where it stands, what it is called and the start of what it said. */
  failures: string[];
  /** What failed and passed when it was run again: named as well, since it is a fault that shows seldom. */
  flaky: string[];
  durations: { test: string; seconds: number }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages: string[] }[];
  }[];
}

/** Reads the report of Vitest's `json` reporter. A file that could not be loaded counts as one failed test. */
export function readVitest(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative('.', name) })),
  );
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map((test) => failureLine(test.file, test.fullName, test.failureMessages[0])),
      ...unloaded.map(({ name, message }) => failureLine(relative('.', name), 'could not be run', message)),
    ],
    flaky: [],
    durations: tests.map((test) => ({ test: `${test.file}: ${test.fullName}`, seconds: (test.duration ?? 0) / 1000 })),
  };
}

interface PlaywrightSuite {
  /** The file's name, or what its tests are of. */
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

/** Reads the report of Playwright's `json` reporter. */
export function readPlaywright(file: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: PlaywrightSuite[];
  };
  const specs = suites.flatMap((suite) => specsOf(suite));
  const withStatus = (wanted: string) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file: source, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
        return failureLine(source, title, errors.find(Boolean));
      });
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: withStatus('unexpected'),
    flaky: withStatus('flaky'),
    durations: specs.map(({ file: source, title, tests }) => ({
      test: `${source}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** Every test of a suite, with the titles of the suites it stands in. */
function specsOf({ suites = [], specs }: PlaywrightSuite, of = ''): PlaywrightSuite['specs'] {
  const inner = suites.flatMap((suite) => specsOf(suite, suite.title ? `${of}${suite.title}: ` : of));
  return [...specs.map((spec) => ({ ...spec, title: `${of}${spec.title}` })), ...inner];
}

/** One line, without the terminal's colours. */
function failureLine(file: string, title: string, message = ''): string {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${file}: ${title}: ${words.slice(0, 300)}`;
}
