import { expect, test } from 'vitest';
import { type Endpoint, fillPath } from '#contract/api/endpoint.ts';
import { type ErrorBody, errorBody } from '#contract/api/errors.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { openSharedTrip } from '#contract/forms/shared-trip.ts';
import { slugsOf } from '#server/api/record-lookup.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { bodyInOrder, queryInOrder } from '#tests/support/odd-input/bodies.ts';
import { nobody } from '#tests/support/proposals/sample-details.ts';
import { storedToken, storeProposal } from '#tests/support/proposals/stored-proposal.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { createTestApp, smallCatalogue, type TestApp } from '#tests/support/test-app.ts';

/*
 * Each call the API serves: a valid request (its answer is held against the contract by the app itself), a missing
 * record, and a failure. Invalid ones: tests/server/api/odd-input.test.ts.
 */

const app = await createTestApp({ catalogue: smallCatalogue() });
const known = { token: storedToken, total: await storeProposal(app), travellers: [nobody(), nobody()] };

/** Of a trip that was agreed to by then: calls come in the order of their addresses. */
async function sharedToken(): Promise<string> {
  const shared = await app.post('/api/proposal/share', { token: storedToken, isShared: true });
  return (await shared.json()).shared;
}

const firstSlug = (described: Endpoint) => slugsOf(app.catalogue, described)[0] ?? '';

const named = servedEndpoints.filter(({ params }) => params !== undefined);
const lists = servedEndpoints.filter(({ query, records }) => query !== undefined && records !== undefined);

/** A call that is in order but for what is given. */
async function ask(
  { request }: TestApp,
  described: Endpoint,
  { slug = firstSlug(described), query = queryInOrder(described) } = {},
): Promise<Response> {
  const path = `/api${fillPath(described.path, { slug, id: slug })}?${query}`;
  if (described.method === 'GET') return request(path);
  const version = described.errors.includes('version_missing') && { 'if-match': '"0"' };
  const given = described === openSharedTrip ? { token: await sharedToken() } : known;
  return request(path, jsonPost(await bodyInOrder(described, given), { ...version }));
}

async function errorOf(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return errorBody.parse(await response.json());
}

test.each(servedEndpoints)('$name answers what its contract promises', async (described) => {
  const response = await ask(app, described);
  expect(response.status).toBe(described.status);
  const answer = (await response.json()) as Record<string, unknown>;
  if (described.records) expect(answer[described.records.key]).not.toHaveLength(0);
  if (described.path.endsWith('/{slug}')) expect(answer.slug).toBe(firstSlug(described));
});

test('every record of the demonstration is answered as its contract promises', async () => {
  const demonstration = await createTestApp();
  for (const described of named) {
    const slugs = slugsOf(demonstration.catalogue, described);
    expect(slugs, described.name).not.toHaveLength(0);
    for (const slug of slugs)
      expect((await ask(demonstration, described, { slug })).status, slug).toBe(described.status);
  }
});

test.each(named)('$name answers 404 with the closest records for a misspelt name', async (described) => {
  const slug = firstSlug(described);
  const response = await ask(app, described, { slug: `${slug}x` });
  expect(response.status).toBe(404);
  const { code, closeMatches = [] } = await errorOf(response);
  expect(code).toBe('not_found');
  expect(closeMatches[0]?.href).toMatch(new RegExp(`/${slug}$`));
  expect(closeMatches.length).toBeLessThanOrEqual(4);
});

test.each(lists)(
  '$name answers a page beyond the last with the true total and no records (B-12)',
  async (described) => {
    const { total } = (await (await ask(app, described)).json()) as { total: number };
    const response = await ask(app, described, { query: 'page=99999' });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ total, page: 99999, message: '', [described.records?.key ?? '']: [] });
  },
);

test.each(lists)(
  '$name ignores keys it does not know, as the cache-buster, and takes the first of a repeated one',
  async (described) => {
    const plain = await (await ask(app, described, { query: 'limit=1' })).json();
    const query = 'limit=1&_t=1763629200000&utm_source=x&limit=2';
    expect(await (await ask(app, described, { query })).json()).toEqual(plain);
  },
);

test.each(servedEndpoints)('$name answers the wrong method with 405 and the right ones', async ({ path }) => {
  const response = await app.request(`/api${fillPath(path, { slug: 'a', id: 'a' })}`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  const methods = servedEndpoints.filter((other) => other.path === path).map(({ method }) => method);
  expect(response.headers.get('allow')).toBe(
    methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '),
  );
  expect((await errorOf(response)).code).toBe('method_not_allowed');
});

test('while the store is down what only the content tells is answered, and everything else 503', async () => {
  const without = await openTestApp({ store: failingStore() });
  const answered = new Set<string>();
  for (const described of servedEndpoints) {
    const response = await ask(without, described);
    if (response.status === described.status) {
      answered.add(described.name);
      continue;
    }
    expect([response.status, response.headers.get('retry-after')], described.name).toEqual([503, '5']);
    const text = await response.text();
    expect(JSON.parse(text).code).toBe('unavailable');
    expect(text).not.toContain('engine');
  }
  // Group tours have seats, and a destination its group tours.
  const ofContent = [...lists, ...named].filter(({ path }) => !/^\/(?:group-tour|destination\/)/.test(path));
  expect([...answered]).toEqual(expect.arrayContaining(ofContent.map(({ name }) => name)));
  expect([...answered].filter((name) => /^(?:send|request|subscribe|join)/.test(name))).toEqual([]);
});

test.each([...named, ...lists])('$name simulates failures by sentinel', async (described) => {
  const simulate = (sentinel: string) =>
    ask(app, described, described.params === undefined ? { query: `q=${sentinel}` } : { slug: sentinel });

  expect((await errorOf(await simulate('sentinel-404'))).code).toBe('not_found');
  const failure = await simulate('sentinel-500');
  expect(failure.status).toBe(500);
  expect(await errorOf(failure)).toEqual({ code: 'internal', message: expect.not.stringContaining('simulated') });
  const unavailable = await simulate('sentinel-503');
  expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '1']);
  const malformed = await simulate('sentinel-malformed');
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  const started = performance.now();
  expect((await simulate('sentinel-slow')).status).toBe(described.status);
  expect(performance.now() - started).toBeGreaterThan(45);
});

test('sentinels do not exist in production', async () => {
  const live = await openTestApp({ sentinels: false });
  for (const sentinel of ['sentinel-500', 'sentinel-503', 'sentinel-slow', 'sentinel-malformed']) {
    expect((await live.request(`/api/tour/${sentinel}`)).status).toBe(404);
    expect((await live.request(`/api/tours?q=${sentinel}`)).status).toBe(200);
  }
});

test('an unknown call is a 404 in JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await app.request('/api/nothing/here', { method });
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  }
  expect((await app.request('/api')).status).toBe(404);
});

test.each([
  [{ price: 'secret value' }, 'listTours answers against its contract: tours.0.price'],
  [{ internalNote: 'secret value' }, 'listTours answers with fields its contract does not know'],
])('an answer with %o is a failure, and the log says why without the value', async (wrong, why) => {
  const catalogue = smallCatalogue(smallContent());
  Object.assign(catalogue.tours.get('marsh-day')?.summary ?? {}, wrong);
  const broken = await openTestApp({ catalogue });
  expect((await broken.request('/api/tours')).status).toBe(500);
  expect(broken.logLines.join('\n')).toContain(why);
  expect(broken.logLines.join('\n')).not.toContain('secret value');
});

test('HEAD answers as GET does, without the body', async () => {
  const response = await app.request('/api/tours', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('health tells which store answered, and which content is served (B-201)', async () => {
  expect(await app.read('/api/health')).toEqual({
    status: 'ok',
    store: 'sqlite',
    content: expect.stringMatching(/^[\w-]{16}$/),
  });
});

test('every kind of answer has a reference of its own', async () => {
  const paths = [
    '/api/tours',
    '/api/tours?page=x',
    '/api/tour/none',
    '/api/nothing',
    '/api/tour/sentinel-500',
    '/page',
  ];
  const answers = await Promise.all(paths.map((path) => app.request(path)));
  const references = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(references).not.toContain(null);
  expect(new Set(references).size).toBe(paths.length);
});
