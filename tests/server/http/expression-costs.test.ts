import { checkSync } from 'recheck';
import { beforeAll, expect, test, vi } from 'vitest';
import { openApiDocument } from '#contract/api/openapi.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { expressionsBelow } from '#tests/support/project-expressions.ts';

/*
 * A regular expression that meets input takes time in proportion to its length. recheck proves that of an
 * expression, or finds a text over which it takes longer.
 */

/** Read nothing but what this project has built or written, or a text whose length is bounded where it is read. */
const excused: Readonly<Record<string, string>> = {
  'search/filter.ts': 'the filter of a search: 2,048 characters at most',
  'server/desk/preview-html.ts': 'a page the server has rendered, in which whatever was written is escaped',
  'server/http/security/inline-hashes.ts': 'the shell of the site as it was built, or a page the server has rendered',
  'server/content/pages/page-code.ts': 'what Vite noted about the build',
  'server/content/pages/site-pages.ts': 'the shell of the site as it was built',
  'server/content/site/brand/logo-problem.ts': 'the logo of the operator: 50,000 characters at most',
  'src/design/tokens.ts': 'our own style sheet, in development',
  'src/entry-server.tsx': 'what React has drawn, while the site is built',
  'contract/words/money.ts': 'the digits of a number: 309 at most',
  'server/proposals/bookings/without-amounts.ts': 'what the office and the content say of one day or one stay',
};

/** Made from the lists beside them and a currency's code, or from words a visitor has typed, as so many texts to look for. */
const madeFromWords = ['server/proposals/bookings/without-amounts.ts', 'src/features/faq/faq-entry.tsx'];

const { written, madeIn } = expressionsBelow(['contract', 'search', 'server', 'src']);

beforeAll(() => {
  // Plain JavaScript everywhere, and not a program of recheck's for some systems.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  return () => vi.unstubAllEnvs();
});

/** recheck ends what takes long by the clock, and takes for costly what it has ended: here by the steps of its own engine alone. */
const withoutClock = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** Why an expression may take longer than in proportion to a text; nothing when it cannot. */
function problemOf(source: string, flags: string): string | undefined {
  if (isBounded(source)) return undefined;
  const found = checkSync(source, flags, { ...withoutClock, randomSeed: 1 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable'
    ? `${found.complexity.summary}, such as over ${found.attack.pattern}`
    : found.error.kind;
}

/**
 * Nothing repeats without end, and at most once it is open how often: then each place of a text costs so much and
 * no more.
 */
function isBounded(source: string): boolean {
  const syntax = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(syntax) && (syntax.match(/\{\d+,\d+\}/g) ?? []).length <= 1;
}

test('an expression that takes longer than in proportion to its text would be found (B-99)', () => {
  expect(problemOf('^[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?$', 'i')).toMatch(/^2nd degree polynomial/);
  expect(problemOf('\\/+$', '')).toMatch(/^2nd degree polynomial/);
  expect(problemOf('^(a+)+$', '')).toMatch(/^exponential/);
  expect(problemOf('^[a-z]+$', '')).toBeUndefined();
});

test('no expression of the project takes longer than in proportion to the text it meets', () => {
  expect(written.length).toBeGreaterThan(100);
  const problems = written
    .filter(({ file }) => !Object.hasOwn(excused, file))
    .flatMap(({ source, flags, file }) => {
      const problem = problemOf(source, flags);
      return problem === undefined ? [] : [`${file}: /${source}/${flags}: ${problem}`];
    });
  expect(problems).toEqual([]);
});

test('nor does an expression of the contract’s own schemas, the library’s included', () => {
  const document = JSON.stringify(openApiDocument(servedEndpoints, { title: 'API', version: '1' }));
  const patterns = new Set<string>();
  JSON.parse(document, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(5);
  const known = new Set(written.map(({ source }) => source));
  const problems = [...patterns]
    .filter((source) => !known.has(source))
    .flatMap((source) => {
      const problem = problemOf(source, '');
      return problem === undefined ? [] : [`/${source}/: ${problem}`];
    });
  expect(problems).toEqual([]);
});

test('expressions are made from texts only where it is known from which, and the list of exceptions has no more than it needs', () => {
  expect([...madeIn]).toEqual(madeFromWords);
  const files = new Set(written.map(({ file }) => file));
  expect(Object.keys(excused).filter((file) => !files.has(file))).toEqual([]);
});
