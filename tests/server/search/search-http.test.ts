import { expect, test } from 'vitest';
import { embeddedSearch } from '#server/search/search-access.ts';
import { searchSentinels } from '#server/search/search-sentinels.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue, type TestAppOptions } from '#tests/support/test-app.ts';

/* The search host without a client: Meilisearch's addresses, keys and refusals. */

async function openSearch(options: TestAppOptions = {}) {
  const app = await openTestApp(options);
  const { host, key } = embeddedSearch;
  const ask = (path: string, body?: unknown, given: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${key}`, ...given };
    return app.request(host + path, body === undefined ? { headers } : jsonPost(body, headers));
  };
  return { ...app, host, ask };
}

async function refusalOf(response: Response) {
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as Record<string, string>;
  expect(new Set(Object.keys(body))).toEqual(new Set(['message', 'code', 'type', 'link']));
  expect(body.link).toBe(`https://docs.meilisearch.com/errors#${body.code}`);
  return { status: response.status, code: body.code, type: body.type, message: body.message };
}

const guarded = [
  ['POST', '/multi-search'],
  ['POST', '/indexes/tours/search'],
  ['GET', '/version'],
] as const;

test.each(guarded)('%s %s asks for the key as Meilisearch does', async (method, path) => {
  const { request, host } = await openSearch();
  const missing = await refusalOf(await request(host + path, { method }));
  expect(missing).toEqual({
    status: 401,
    code: 'missing_authorization_header',
    type: 'auth',
    message: 'The Authorization header is missing. It must use the bearer authorization method.',
  });
  for (const authorization of ['Bearer wrong', 'Bearer', `Bearer ${embeddedSearch.key}x`]) {
    const wrong = await refusalOf(await request(host + path, { method, headers: { authorization } }));
    expect(wrong, authorization).toEqual({
      status: 403,
      code: 'invalid_api_key',
      type: 'auth',
      message: 'The provided API key is invalid.',
    });
  }
  const basic = await refusalOf(await request(host + path, { method, headers: { authorization: 'Basic eDp5' } }));
  expect(basic.code).toBe('missing_authorization_header');
});

test('the key of the settings is the one that opens', async () => {
  const { ask } = await openSearch({ searchAccess: { host: '/api/search', key: 'another' } });
  expect((await ask('/version')).status).toBe(403);
  expect((await ask('/version', undefined, { authorization: 'Bearer another' })).status).toBe(200);
});

test('health is open to all', async () => {
  const { request, host } = await openSearch();
  const response = await request(`${host}/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'available' }]);
});

test('one index is searched', async () => {
  const { ask } = await openSearch();
  const body = {
    q: 'marsh',
    limit: 2,
    attributesToRetrieve: ['name'],
    filter: [['style = private', 'style = fly-in'], 'price < 3000'],
    sort: ['price:desc'],
    facets: ['style'],
  };
  const posted = await (await ask('/indexes/tours/search', body)).json();
  expect(posted).toMatchObject({
    query: 'marsh',
    limit: 2,
    hits: [{ name: 'Marsh week' }, { name: 'Marsh and island' }],
  });
});

test('others are answered between two queries of a multi-search', async () => {
  const { ask } = await openSearch();
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const queries = Array.from({ length: 10 }, () => ({ indexUid: 'tours', q: 'marsh' }));
  const response = await ask('/multi-search', { queries });
  clearImmediate(next);
  expect(response.status).toBe(200);
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('an unknown index is 404 alone and 400 in a multi-search', async () => {
  const { ask } = await openSearch();
  const alone = await refusalOf(await ask('/indexes/hotels/search', { q: 'x' }));
  expect(alone).toMatchObject({ status: 404, code: 'index_not_found', message: 'Index `hotels` not found.' });
  const queries = [{ indexUid: 'tours' }, { indexUid: 'hotels' }];
  expect(await refusalOf(await ask('/multi-search', { queries }))).toMatchObject({
    status: 400,
    code: 'index_not_found',
    message: 'Inside `.queries[1]`: Index `hotels` not found.',
  });
});

const json = 'application/json';

test.each<
  [what: string, body: string | Uint8Array<ArrayBuffer>, type: string | undefined, status: number, code: string]
>([
  ['nothing', '', json, 400, 'missing_payload'],
  ['broken JSON', '{"q":', json, 400, 'malformed_payload'],
  ['a form', 'q=x', 'application/x-www-form-urlencoded', 415, 'invalid_content_type'],
  ['no type', new TextEncoder().encode('{}'), undefined, 415, 'missing_content_type'],
  ['too much', JSON.stringify({ q: 'x'.repeat(65 * 1024) }), json, 413, 'payload_too_large'],
])('a body with %s is refused in Meilisearch’s shape', async (_, body, type, status, code) => {
  const { request, host } = await openSearch();
  const headers = {
    authorization: `Bearer ${embeddedSearch.key}`,
    ...(type !== undefined && { 'content-type': type }),
  };
  for (const path of ['/multi-search', '/indexes/tours/search']) {
    const response = await request(host + path, { method: 'POST', body, headers });
    expect(await refusalOf(response), path).toMatchObject({ status, code });
  }
});

test('JSON with a character set is JSON', async () => {
  const { ask } = await openSearch();
  const response = await ask('/indexes/tours/search', { q: '' }, { 'content-type': 'application/json; charset=utf-8' });
  expect(response.status).toBe(200);
});

test('what is not embedded is not there', async () => {
  const { ask } = await openSearch();
  for (const path of ['', '/', '/indexes', '/keys', '/tasks/1', '/indexes/tours/documents']) {
    expect(await refusalOf(await ask(path)), path).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('a failure of ours is an internal error that tells nothing, and is logged with its reference', async () => {
  const catalogue = smallCatalogue(smallContent());
  const entry = catalogue.tours.get('marsh-day');
  if (entry) Object.defineProperty(entry.record, 'highlights', { get: () => fail('secret') });
  const { ask, logLines } = await openSearch({ catalogue });
  const response = await ask('/indexes/tours/search', { q: 'marsh' });
  const reference = response.headers.get('x-request-id') ?? '?';
  expect(await refusalOf(response)).toMatchObject({ status: 500, code: 'internal', type: 'internal' });
  expect(logLines.some((line) => line.includes('secret') && line.includes(reference))).toBe(true);
});

function fail(message: string): never {
  throw new Error(message);
}

test('the words of a search are not logged', async () => {
  const { ask, logLines } = await openSearch();
  await ask('/indexes/tours/search?q=private-words');
  await ask('/multi-search', { queries: [{ indexUid: 'tours', q: 'private-words' }] });
  expect(logLines.join('\n')).not.toContain('private-words');
});

test.each(searchSentinels)('%s concerns the index it names, and the other words are searched', async (sentinel) => {
  const { ask } = await openSearch({ sentinelSlowMs: 0 });
  const q = `marsh ${sentinel}:places`;
  const alone = { q: 'marsh', limit: 10 };
  const expected = (await (await ask('/indexes/tours/search', alone)).json()) as { hits: unknown[] };
  const spared = await ask('/multi-search', { queries: [{ indexUid: 'tours', ...alone, q }] });
  expect(await spared.json()).toMatchObject({ results: [{ query: q, hits: expected.hits }] });
});

/** What each sentinel does to the index it names; `slow` only waits. */
const simulated: Record<string, (response: Response) => Promise<unknown>> = {
  'sentinel-500': async (response) =>
    expect(await refusalOf(response)).toMatchObject({ status: 500, code: 'internal' }),
  'sentinel-403': async (response) =>
    expect(await refusalOf(response)).toMatchObject({ status: 403, code: 'invalid_api_key' }),
  'sentinel-404': async (response) =>
    expect(await refusalOf(response)).toMatchObject({ status: 400, code: 'index_not_found' }),
  'sentinel-slow': async (response) => expect(await response.json()).toMatchObject({ results: [{}, {}] }),
  'sentinel-reset': (response) => expect(response.text()).rejects.toThrow(),
  'sentinel-empty': async (response) => expect([response.status, await response.text()]).toEqual([200, '']),
  'sentinel-html': async (response) => {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<!doctype html>');
  },
  'sentinel-malformed': async (response) => {
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  },
};

test.each(searchSentinels)('%s fails the whole multi-search its index is part of', async (sentinel) => {
  const { ask } = await openSearch({ sentinelSlowMs: 0 });
  for (const q of [`marsh ${sentinel}:places`, sentinel]) {
    const queries = [
      { indexUid: 'tours', q: 'marsh' },
      { indexUid: 'places', q },
    ];
    await simulated[sentinel]?.(await ask('/multi-search', { queries }));
  }
});

test('sentinels are ordinary words in production', async () => {
  const { ask } = await openSearch({ sentinels: false });
  for (const sentinel of searchSentinels) {
    expect((await ask('/indexes/places/search', { q: sentinel })).status, sentinel).toBe(200);
  }
});
