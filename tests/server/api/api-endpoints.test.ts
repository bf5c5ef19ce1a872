import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/endpoint.ts';
import { type ErrorBody, errorBody } from '#contract/errors.ts';
import { servedEndpoints } from '#contract/served-endpoints.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { storedToken, storeProposal } from '#tests/support/proposals/stored-proposal.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import {
  createTestApp,
  easyBotCheck,
  smallCatalogue,
  type TestApp,
  type TestAppOptions,
} from '#tests/support/test-app.ts';

/*
 * Each call the API serves, with the demonstration catalogue: a valid request (its answer is held against the contract
 * by the app itself), an invalid one, a missing record, and a failure.
 */

async function openTestApp(options?: TestAppOptions): Promise<TestApp> {
  const testApp = await createTestApp(options);
  onTestFinished(() => testApp.close());
  return testApp;
}

/** The records an endpoint's path can name. */
const collections: Record<string, (catalogue: Catalogue) => ReadonlyMap<string, unknown>> = {
  getTour: ({ tours }) => tours,
  getGroupTour: ({ groupTours }) => groupTours,
  getAvailability: ({ groupTours }) => groupTours,
  validateBooking: ({ groupTours }) => groupTours,
  joinWaitingList: ({ groupTours }) => groupTours,
  getDestination: ({ destinations }) => destinations,
  getPlace: ({ places }) => places,
  getAccommodation: ({ accommodations }) => accommodations,
  getActivity: ({ activities }) => activities,
  getPost: ({ posts }) => posts,
  getInspiration: ({ inspirations }) => inspirations,
  getLegalDocument: ({ legal }) => legal,
};

function collectionOf({ name }: Endpoint, catalogue: Catalogue): ReadonlyMap<string, unknown> {
  return collections[name]?.(catalogue) ?? new Map();
}

/** A name that exists; empty for an endpoint whose path names no record. */
function existingName(described: Endpoint, { catalogue }: TestApp): string {
  return [...collectionOf(described, catalogue).keys()][0] ?? '';
}

const named = servedEndpoints.filter((described) => described.params !== undefined);
const lists = servedEndpoints.filter(({ query, records }) => query !== undefined && records !== undefined);
const needingStore = [
  'listGroupTours',
  'getGroupTour',
  'getAvailability',
  'validateBooking',
  'getDestination',
  'sendContactMessage',
  'requestCustomSafari',
  'subscribeToNewsletter',
  'joinWaitingList',
  'openProposal',
  'holdProposal',
  'askAboutProposal',
  'getHealth',
];

/** The form a call takes, where it is not the contact form. */
const actions: Record<string, BotCheckAction> = {
  requestCustomSafari: 'custom-safari',
  subscribeToNewsletter: 'newsletter',
  joinWaitingList: 'waiting-list',
};

/** A valid body, for those calls that need more than an empty one. */
const bodies: Record<string, (turnstileToken: string, proposed: number) => unknown> = {
  sendContactMessage: (turnstileToken) => contactBody({ turnstileToken }),
  requestCustomSafari: (turnstileToken) => {
    const baseTour = { id: 'masai-mara-safari', slug: 'masai-mara-safari', name: 'Masai Mara safari', price: 540 };
    return safariBody({ baseTour, activities: [], accommodations: [], turnstileToken });
  },
  subscribeToNewsletter: (turnstileToken) => ({ email: 'ada@mail.example', source: 'footer', turnstileToken }),
  joinWaitingList: (turnstileToken) => ({ name: 'Ada Lovelace', email: 'ada@mail.example', turnstileToken }),
  openProposal: () => ({ token: storedToken, isVisit: true }),
  holdProposal: (_, total) => ({ token: storedToken, name: 'Ada Lovelace', total, clientRequestId: randomUUID() }),
  askAboutProposal: () => ({ token: storedToken, text: 'Is it warm?', clientRequestId: randomUUID() }),
  confirmNewsletter: () => ({ token: 'none of ours' }),
  unsubscribeFromNewsletter: () => ({ token: 'none of ours' }),
};

/** What a call cannot be made without. */
const queries: Record<string, string> = { getBotCheckChallenge: '?action=contact' };

/** `proposed` is what a stored proposal comes to. */
async function ask(app: TestApp, described: Endpoint, name: string, query = '', proposed = 0): Promise<Response> {
  const needed = query === '' ? (queries[described.name] ?? '') : query;
  const path = `/api${fillPath(described.path, { slug: name, id: name })}${needed}`;
  if (described.method === 'GET') return app.request(path);
  return app.post(
    path,
    bodies[described.name]?.(await freshToken(easyBotCheck(), actions[described.name]), proposed) ?? {},
  );
}

async function errorOf(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return errorBody.parse(await response.json());
}

test.each(servedEndpoints)('$name answers what its contract promises', async (described) => {
  const app = await openTestApp();
  const name = existingName(described, app);
  const proposed = described.path.startsWith('/proposal') ? await storeProposal(app) : 0;
  const response = await ask(app, described, name, '', proposed);
  expect(response.status).toBe(described.status);
  const answer = (await response.json()) as Record<string, unknown>;
  if (described.records) expect(answer[described.records.key]).not.toHaveLength(0);
  if (described.path.endsWith('/{slug}')) expect(answer.slug).toBe(name);
});

test.each(named)('$name answers every record of its collection', async (described) => {
  const app = await openTestApp();
  const names = [...collectionOf(described, app.catalogue).keys()];
  expect(names).not.toHaveLength(0);
  for (const name of names) {
    expect((await ask(app, described, name)).status, name).toBe(200);
  }
});

test.each(named)('$name answers 404 with the closest records for a misspelt name', async (described) => {
  const app = await openTestApp();
  const name = existingName(described, app);
  const response = await ask(app, described, `${name}x`);
  expect(response.status).toBe(404);
  const { code, closeMatches = [] } = await errorOf(response);
  expect(code).toBe('not_found');
  expect(closeMatches[0]?.href).toMatch(new RegExp(`/${name}$`));
  expect(closeMatches.length).toBeLessThanOrEqual(4);
});

test.each(lists)(
  '$name answers a page beyond the last with the true total and no records (B-12)',
  async (described) => {
    const app = await openTestApp();
    const total = ((await (await ask(app, described, '')).json()) as { total: number }).total;
    const response = await ask(app, described, '', '?page=99999');
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ total, page: 99999, message: '', [described.records?.key ?? '']: [] });
  },
);

test.each(lists)(
  '$name ignores keys it does not know, as the cache-buster, and takes the first of a repeated one',
  async (described) => {
    const app = await openTestApp();
    const plain = await (await ask(app, described, '', '?limit=1')).json();
    expect(await (await ask(app, described, '', '?limit=1&_t=1763629200000&utm_source=x&limit=2')).json()).toEqual(
      plain,
    );
  },
);

test.each(servedEndpoints)('$name answers the wrong method with 405 and the right ones', async (described) => {
  const app = await openTestApp();
  const path = `/api${fillPath(described.path, { slug: 'a', id: 'a' })}`;
  const response = await app.request(path, { method: 'DELETE' });
  expect(response.status).toBe(405);
  const methods = servedEndpoints.filter((other) => other.path === described.path).map(({ method }) => method);
  expect(response.headers.get('allow')).toBe(
    methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '),
  );
  expect((await errorOf(response)).code).toBe('method_not_allowed');
});

test.each(servedEndpoints)('$name answers 503 while the store is down, or does without it', async (described) => {
  const app = await openTestApp({ store: failingStore() });
  const name = existingName(described, app);
  const response = await ask(app, described, name);
  if (!needingStore.includes(described.name)) {
    expect(response.status).toBe(200);
    return;
  }
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const text = await response.text();
  expect(JSON.parse(text).code).toBe('unavailable');
  expect(text).not.toContain('engine');
});

test.each([...named, ...lists])('$name simulates failures by sentinel', async (described) => {
  const app = await openTestApp();
  const simulate = (sentinel: string) =>
    described.params === undefined ? ask(app, described, '', `?q=${sentinel}`) : ask(app, described, sentinel);

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
  expect((await simulate('sentinel-slow')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(45);
});

test('sentinels do not exist in production', async () => {
  const app = await openTestApp({ sentinels: false, catalogue: smallCatalogue() });
  for (const sentinel of ['sentinel-500', 'sentinel-503', 'sentinel-slow', 'sentinel-malformed']) {
    expect((await app.request(`/api/tour/${sentinel}`)).status).toBe(404);
    expect((await app.request(`/api/tours?q=${sentinel}`)).status).toBe(200);
  }
});

test('an unknown call is a 404 in JSON, whatever the method', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await app.request('/api/nothing/here', { method });
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  }
  expect((await app.request('/api')).status).toBe(404);
});

test('an answer that breaks its contract is a failure, and the log names the field but not the value', async () => {
  const catalogue = smallCatalogue(smallContent());
  const entry = catalogue.tours.get('marsh-day');
  if (entry) Object.assign(entry.summary, { price: 'secret value' });
  const app = await openTestApp({ catalogue });
  expect((await app.request('/api/tours')).status).toBe(500);
  expect(app.logLines.join('\n')).toMatch(/listTours answers against its contract: tours.0.price/);
  expect(app.logLines.join('\n')).not.toContain('secret value');
});

test('an answer with a field its contract does not know is a failure', async () => {
  const catalogue = smallCatalogue(smallContent());
  const entry = catalogue.tours.get('marsh-day');
  if (entry) Object.assign(entry.summary, { internalNote: 'x' });
  const app = await openTestApp({ catalogue });
  expect((await app.request('/api/tours')).status).toBe(500);
});

test('an answer read before is confirmed with 304 and no body', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  const first = await app.request('/api/tours');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const second = await app.request('/api/tours', { headers: { 'if-none-match': tag } });
  expect([second.status, await second.text()]).toEqual([304, '']);
  const other = await app.request('/api/tours?q=island', { headers: { 'if-none-match': tag } });
  expect(other.status).toBe(200);
});

test('HEAD answers as GET does, without the body', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  const response = await app.request('/api/tours', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('the OpenAPI document is served', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  const response = await app.request('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});

test('health tells which store answered, and which content is served (B-201)', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  expect(await (await app.request('/api/health')).json()).toEqual({
    status: 'ok',
    store: 'sqlite',
    content: expect.stringMatching(/^[\w-]{16}$/),
  });
});

test('every kind of answer carries the basic headers and a reference', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue() });
  const references = new Set<string | null>();
  const paths = [
    '/api/tours',
    '/api/tours?page=x',
    '/api/tour/none',
    '/api/nothing',
    '/api/tour/sentinel-500',
    '/page',
  ];
  for (const path of paths) {
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    references.add(headers.get('x-request-id'));
  }
  expect(references.size).toBe(paths.length);
  expect(references.has(null)).toBe(false);
});
