import fc from 'fast-check';
import { fillPath } from '#contract/api/endpoint.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import type { CostlyRequest } from '#tests/support/load/costly-searches.ts';
import { address, costlyText, encoded, nonsense } from '#tests/support/load/costly-text.ts';
import { keysOf } from '#tests/support/odd-input/bodies.ts';
import { broken, changed } from '#tests/support/odd-input/oddities.ts';

/*
 * Requests that are to cost as much as a request can: the same again and again, as long as it is let in, wherever
 * there is a text.
 */

const queryNames = [...new Set(servedEndpoints.flatMap(({ query }) => keysOf(query)))];
const slugs = ['maasai-mara', 'masai-mara-safari', 'amboseli-tour', 'amboseli', 'privacy-policy', 'hot-air-balloon'];
const headerNames =
  'accept accept-encoding accept-language if-none-match if-modified-since x-forwarded-for origin referer cookie ' +
  'content-type authorization user-agent range x-request-id sec-fetch-site';
/** Visible characters of ASCII: what a header can carry. */
const header = costlyText(14_000).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ 'accept-encoding': 'gzip' }) },
  {
    weight: 3,
    arbitrary: fc.dictionary(fc.constantFrom(...headerNames.split(' ')), header, { maxKeys: 2, noNullPrototype: true }),
  },
);

/** Every call that reads, and addresses that are none. */
export const readingRequests: fc.Arbitrary<CostlyRequest> = fc
  .record({
    path: fc.constantFrom(
      ...servedEndpoints.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`),
      ...[
        '/api/openapi.json',
        '/api/newsletter/unsubscribe',
        '/api/{slug}',
        '/{slug}',
        '/tour/{slug}',
        '/api/search/{slug}',
      ],
    ),
    asked: fc.oneof(fc.constantFrom(...slugs), costlyText(120), costlyText(9000)),
    query: fc.dictionary(fc.constantFrom(...queryNames), fc.oneof(costlyText(200), costlyText(8000)), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    headers,
  })
  .map(({ path, asked, query, headers: own }) => ({
    method: 'GET',
    path: address(
      path.replace(/\{\w+\}/, () => encoded(asked).slice(0, 12_000)),
      query,
    ),
    headers: own,
  }));

/** Every form, filled in for the small catalogue, with something costly in one place. */
export const formRequests: fc.Arbitrary<CostlyRequest> = fc
  .record({
    form: fc.constantFrom(...servedEndpoints.filter(({ body }) => body !== undefined)),
    change: fc.oneof(
      broken,
      nonsense.map((body) => () => body),
      fc
        .record({ pick: fc.nat(), by: fc.oneof(costlyText(100), costlyText(2000), costlyText(60_000), nonsense) })
        .map((made) => (body: unknown) => changed(body, made)),
    ),
    headers,
  })
  .map(({ form, change, headers: own }) => ({
    method: 'POST',
    path: `/api${fillPath(form.path, { id: 'marsh-together' })}`,
    headers: { 'content-type': 'application/json', ...own },
    form,
    change,
  }));
