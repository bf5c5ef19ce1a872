import type * as playwright from '@playwright/test';

/** How a fault of the API looks to a visitor: one of the kinds of B-62, or not at all. */
export type Outcome = 'connection' | 'timeout' | 'server' | 'unexpected' | 'not found' | 'none';

export interface ApiFault {
  name: string;
  outcome: Outcome;
  /** Answers one request; `nth` counts from 1, for each address. Undefined leaves it without an answer. */
  answer(route: playwright.Route, nth: number): Promise<void> | undefined;
  /** For lists only: elsewhere the same answer is another fault. */
  isForLists?: boolean;
  /** Passes by itself, where somebody asks again. */
  isPassing?: boolean;
  /** Milliseconds the page's clock is moved on while it is waited for. */
  step?: number;
  /** The answer comes after this many milliseconds of the page's clock. */
  after?: number;
  /** What the site may say in the console. */
  logs?: readonly RegExp[];
}

/** More than the longest wait between two tries: 1 s, 2 s, 4 s (B-81). */
const pastBackoff = 4500;
const pastDeadline = 16_000;
const pastLongestRetryAfter = 31_000;

/** The site logs an answer that breaks the contract, whole or one record of it. */
export const brokenContract = [/^The answer of \w+ is not what was agreed\./, /^A record of \w+ was left out\./];

type Json = Record<string, unknown>;

function cut(name: string, reason: string): ApiFault {
  return { name, outcome: 'connection', answer: (route) => route.abort(reason) };
}

function status(
  code: number,
  outcome: Outcome,
  { name = `${code}`, headers = {}, body = '', step = pastBackoff } = {},
) {
  const answer = (route: playwright.Route) =>
    route.fulfill({ status: code, headers: { 'content-type': 'application/json', ...headers }, body });
  return { name, outcome, step, answer } satisfies ApiFault;
}

function body(name: string, content: string, contentType = 'application/json'): ApiFault {
  return {
    name,
    outcome: 'unexpected',
    logs: brokenContract,
    answer: (route) => route.fulfill({ status: 200, contentType, body: content }),
  };
}

/** The real answer, changed on its way. */
function changed(name: string, outcome: Outcome, change: (text: string) => string, isForLists = false): ApiFault {
  return {
    name,
    outcome,
    isForLists,
    logs: brokenContract,
    answer: async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, body: change(await response.text()) });
    },
  };
}

const json = (change: (answer: Json) => unknown) => (text: string) => JSON.stringify(change(JSON.parse(text) as Json));

/** Other records in a list answer; any other answer as it is. */
function withRecords(answer: Json, change: (records: unknown[]) => unknown[]): Json {
  if (!('total' in answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? change(value) : value]),
  );
}

function without(answer: Json, key: string): Json {
  const { [key]: _gone, ...rest } = answer;
  return rest;
}

/** Every text a number, every number a text, all the way down. */
function otherTypes(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (Array.isArray(value)) return value.map(otherTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherTypes(inner)]));
}

const markup = '<img src=x onerror="window.hurt=1">';
const prototypeKeys = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":7';

/** One of each that differs on the way; what any status and any body becomes is unit/any-input's (B-62). */
export const apiFaults: readonly ApiFault[] = [
  cut('refused connection', 'connectionrefused'),
  cut('blocked by an extension', 'blockedbyclient'),
  { name: 'answer that never comes', outcome: 'timeout', step: pastDeadline, answer: () => undefined },
  {
    name: 'answer after 12 s',
    outcome: 'none',
    after: 12_000,
    answer: (route) => route.continue(),
  },
  {
    name: 'two failures, then an answer',
    outcome: 'none',
    isPassing: true,
    step: pastBackoff,
    answer: (route, nth) => (nth <= 2 ? route.fulfill({ status: 500, body: '' }) : route.continue()),
  },
  {
    name: 'one reset, then an answer',
    outcome: 'none',
    isPassing: true,
    step: pastBackoff,
    answer: (route, nth) => (nth === 1 ? route.abort('connectionreset') : route.continue()),
  },
  status(400, 'unexpected'),
  status(401, 'unexpected'),
  status(404, 'not found'),
  status(422, 'unexpected', { name: '422 with markup', body: JSON.stringify({ message: markup }) }),
  status(429, 'unexpected', { name: '429 with Retry-After', headers: { 'retry-after': '5' }, step: 6000 }),
  status(500, 'server'),
  status(500, 'server', { name: '500 with 10 kB of words', body: JSON.stringify({ message: 'word '.repeat(2000) }) }),
  status(502, 'server', { name: '502 as a page', headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway' }),
  status(503, 'server', { name: '503 with Retry-After', headers: { 'retry-after': '3' } }),
  status(503, 'server', {
    name: '503 with Retry-After of 30 years',
    headers: { 'retry-after': '1000000000' },
    step: pastLongestRetryAfter,
  }),
  status(503, 'server', { name: '503 with nonsense in Retry-After', headers: { 'retry-after': 'soon, -1' } }),
  status(204, 'unexpected', { name: '204 without a body' }),
  body('malformed JSON', '{"id": 1,,}'),
  changed('truncated JSON', 'unexpected', (text) => text.slice(0, text.length / 2)),
  body('empty 200', ''),
  body('HTML with 200', '<!doctype html><title>Sign in to the Wi-Fi</title><h1>Welcome</h1>', 'text/html'),
  body('null', 'null'),
  body('an object without fields', '{}'),
  changed(
    'one field missing',
    'unexpected',
    json((answer) => without(answer, 'total' in answer ? 'total' : (Object.keys(answer)[0] ?? ''))),
  ),
  changed(
    'every value of another type',
    'unexpected',
    json((answer) => otherTypes(answer) as Json),
  ),
  changed('keys of Object.prototype', 'none', (text) => text.replace('{', `{${prototypeKeys},`)),
  changed(
    'one broken record',
    'none',
    json((answer) =>
      withRecords(answer, (records) =>
        records.length > 1 ? [{ id: null, name: markup }, ...records.slice(1)] : records,
      ),
    ),
    true,
  ),
  changed(
    'no record intact',
    'unexpected',
    json((answer) => withRecords(answer, (records) => records.map(() => null))),
    true,
  ),
];
