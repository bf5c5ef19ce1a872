import fc from 'fast-check';
import { HTTPError } from 'ky';
import { describe, expect, test, vi } from 'vitest';
import { getTour, listFaqs, listTours, validateBooking } from '#contract/api/endpoints.ts';
import { AppError, type ErrorKind } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { httpFailure, readRetryAfter } from '#platform/api/http-failure.ts';
import { normaliseError } from '#platform/api/normalise-error.ts';
import { renderDocuments } from '#src/entry-server.tsx';

import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

const emptyList = { total: 0, page: 1, limit: 12, message: '' };
const question = { id: 'q', category: 'Planning', question: 'When?', answer: 'July.', order: 1 };

async function failureOf(response: () => Response | Promise<Response>): Promise<AppError> {
  const { api } = apiAnswering(response);
  const error = await api.call(getTour, { params: { slug: 'x' } }).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
}

describe('what travels', () => {
  test('lists go as a,b, empty values stay at home and every GET carries _t (B-82)', async () => {
    const { api, requests } = apiAnswering(() => json({ ...emptyList, tours: [] }));
    await api.call(listTours, { query: { tier: ['mid', 'upper'], country: [], page: 2 } });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/api/tours');
    expect(url.searchParams.get('tier')).toBe('mid,upper');
    expect(url.searchParams.get('page')).toBe('2');
    expect(url.searchParams.has('country')).toBe(false);
    expect(url.searchParams.get('_t')).toMatch(/^\d+$/);
  });

  test('a POST has no _t and a JSON body', async () => {
    const { api, requests } = apiAnswering(() =>
      json({ valid: true, availableSeats: 3, message: '', canProceed: true }),
    );
    await api.call(validateBooking, { params: { id: 'a/b' }, body: { requestedSeats: 2 } });
    expect(requests[0]?.url).toBe('http://api.test/api/group-tour/a%2Fb/validate-booking');
    expect(await requests[0]?.json()).toEqual({ requestedSeats: 2 });
  });

  test('a stored token is read on every request and sent as a bearer (B-107)', async () => {
    const { api, requests } = apiAnswering(() => json({ ...emptyList, faqs: [] }));
    await api.call(listFaqs, {});
    localStorage.setItem('auth_token', 'abc');
    await api.call(listFaqs, {});
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer abc']);
  });

  test('a storage that throws means no header, not a failure (B-107)', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { api, requests } = apiAnswering(() => json({ ...emptyList, faqs: [] }));
    await api.call(listFaqs, {});
    expect(requests[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('normalised message (B-59)', () => {
  test.each([
    [{ message: 'first', error: 'second' }, 'first'],
    [{ error: 'second' }, 'second'],
    [{ message: 7 }, 'Error: 500 Oh'],
    [null, 'Error: 500 Oh'],
    ['text', 'Error: 500 Oh'],
  ])('a 500 with %j says %s', async (body, message) => {
    const error = await failureOf(() => json(body, { status: 500, statusText: 'Oh' }));
    expect(error.message).toBe(message);
    expect(error.kind).toBe('SERVER_ERROR');
  });

  test('no response is a network error with its sentence (B-61)', async () => {
    const error = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error.kind).toBe('NETWORK_ERROR');
    expect(error.message).toBe('Network error. Please check your internet connection and try again.');
  });

  test('after 15 s without an answer the timeout sentence is given, and a stalled body counts (B-60, B-79)', async () => {
    vi.useFakeTimers();
    const stalled = () =>
      new Response(new ReadableStream({ start() {} }), { headers: { 'content-type': 'application/json' } });
    const failure = failureOf(stalled);
    await vi.advanceTimersByTimeAsync(14_999);
    const settled = await Promise.race([failure.then(() => true), Promise.resolve(false)]);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await failure;
    expect(error.kind).toBe('TIMEOUT_ERROR');
    expect(error.message).toBe('The request took too long to complete. Please try again.');
  });

  test('pages that are being built wait for a back end that takes longer (B-79)', async () => {
    vi.useFakeTimers();
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return json({ message: 'too much to do' }, { status: 404 });
    };
    const built = renderDocuments({ host: 'http://api.test', fetch: answer }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await built).toMatchObject({ kind: 'NOT_FOUND_ERROR' });
  });

  test('an error of its own keeps its message, an empty one gets the last resort', async () => {
    expect((await failureOf(() => Promise.reject(new Error('own words')))).message).toBe('own words');
    expect((await failureOf(() => Promise.reject(new Error('')))).message).toBe('An unexpected error occurred.');
  });

  test('a 401 is marked as retried and nothing else happens (B-65)', async () => {
    const { api, requests } = apiAnswering(() => json({ message: 'no' }, { status: 401 }));
    const error = await api.call(listFaqs, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).details.retried).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('leaving the page is not a failure: an abort passes through', async () => {
    const { api } = apiAnswering(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const leaving = new AbortController();
    const call = api.call(listFaqs, {}, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** What a status stands for (B-62). */
function agreedKind(status: number): ErrorKind {
  if (status === 401 || status === 403) return 'UNAUTHORIZED_ERROR';
  if (status === 404) return 'NOT_FOUND_ERROR';
  if (status >= 500) return 'SERVER_ERROR';
  return status >= 400 ? 'VALIDATION_ERROR' : 'API_ERROR';
}

test('an answer of any status and any body becomes a failure with its kind, a message and words (B-62)', async () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constantFrom('1e400', '"\\ud800"', '\u0000'));
  const body = fc.oneof(
    anything,
    fc
      .record({ message: fc.jsonValue(), error: fc.jsonValue(), code: fc.jsonValue(), errors: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 400, max: 599 }), body, fc.string(), async (status, text, retryAfter) => {
      const response = new Response(text, { status });
      if (/^[\x20-\x7e]*$/.test(retryAfter)) response.headers.set('retry-after', retryAfter);
      const request = new Request('http://site.test/api');
      // The error's options are not read.
      const failure = await httpFailure(new HTTPError(response, request, {} as never));
      expect(failure).toBeInstanceOf(AppError);
      const { kind, message } = failure as AppError;
      expect(kind).toBe(agreedKind(status));
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(300);
      expect(noticeOf(failure).title).not.toBe('');
    }),
  );
});

test('whatever is thrown becomes a failure with a message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (thrown) => {
      const failure = normaliseError(thrown);
      expect(failure).toBeInstanceOf(AppError);
      expect((failure as AppError).message).not.toBe('');
    }),
  );
});

describe('reading answers', () => {
  test.each([
    ['HTML with 200', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['truncated JSON', () => new Response('{"tours":[', { headers: { 'content-type': 'application/json' } })],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
    ['a string', () => json('tours')],
    ['an answer without its envelope', () => json({ tours: [] })],
  ])('%s is a failure, never a blank page (B-75)', async (_name, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = await failureOf(answer);
    expect(error.kind).toBe('API_ERROR');
  });

  test('one broken record is left out and logged, the others are shown (B-75)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = apiAnswering(() => json({ ...emptyList, total: 2, faqs: [question, { ...question, answer: 7 }] }));
    const page = await api.call(listFaqs, {});
    expect(page.faqs).toEqual([question]);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('a list without one record intact has failed; it is not empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = await failureOf(() => json({ ...emptyList, total: 2, faqs: [null, { ...question, answer: 7 }] }));
    expect(error.kind).toBe('API_ERROR');
  });

  test('fields nobody agreed on are ignored', async () => {
    const { api } = apiAnswering(() => json({ ...emptyList, faqs: [{ ...question, secret: 1 }], more: true }));
    expect(await api.call(listFaqs, {})).toEqual({ ...emptyList, faqs: [question] });
  });

  test('field errors and close matches reach the page', async () => {
    const error = await failureOf(() =>
      json(
        { message: 'no', code: 'not_found', closeMatches: [{ title: 'Amboseli', href: '/tour/amboseli' }] },
        { status: 404 },
      ),
    );
    expect(error.details.closeMatches).toEqual([{ title: 'Amboseli', href: '/tour/amboseli' }]);
  });
});

describe('Retry-After', () => {
  test.each([
    ['3', 3000],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:05 GMT', 5000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    // Nobody waits longer than a day.
    ['9'.repeat(400), 86_400_000],
    ['Fri, 20 Nov 2099 10:00:00 GMT', 86_400_000],
    ['soon', undefined],
    [null, undefined],
  ])('%s means %s ms', (header, expected) => {
    expect(readRetryAfter(header, Date.parse('2026-11-20T10:00:00Z'))).toBe(expected);
  });
});
