import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, EndpointInput } from '#contract/api/endpoint.ts';
import { errorStatus } from '#contract/api/errors.ts';
import { isFields } from '#records/values.ts';
import { slugsOf } from '#server/api/record-lookup.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import type { FailureSimulator } from '#server/http/answers/route.ts';
import { ApiError, errorResponse } from '#server/http/api-error.ts';

/**
 * Reserved words that make the server fail on purpose, so that failures can be seen and tested. Never in
 * production.
 */
export const sentinels = [
  'sentinel-404',
  'sentinel-500',
  'sentinel-503',
  'sentinel-slow',
  'sentinel-malformed',
] as const;

type AnyInput = EndpointInput<Endpoint>;

/**
 * Simulates the failure named by a detail's slug or id, or by a list's `q`. `slowMs` is how long `sentinel-slow`
 * takes.
 */
export function simulateFailures(catalogue: CurrentCatalogue, slowMs: number): FailureSimulator {
  return async (described, input) => {
    const sentinel = sentinels.find((word) => word === wordOf(input));
    switch (sentinel) {
      case undefined:
        return input;
      case 'sentinel-404':
        return errorResponse(new ApiError('not_found', 'There is nothing at this address.'));
      case 'sentinel-500':
        throw new Error('A simulated failure');
      case 'sentinel-503':
        return errorResponse(
          new ApiError('unavailable', 'This cannot be looked up at the moment. Please try again in a minute.', {
            headers: { 'retry-after': '1' },
          }),
        );
      case 'sentinel-slow':
        await wait(slowMs);
        return withoutSentinel(input, slugsOf(catalogue(), described)[0] ?? '');
      case 'sentinel-malformed':
        return new Response('{"tours": [{"id": "', {
          status: described.status,
          headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        });
    }
  };
}

/** The status a page at a sentinel's address is served with: the site decides what it shows. */
export function sentinelPageStatus(slug: string): 200 | 404 | undefined {
  if (!sentinels.some((word) => word === slug)) return undefined;
  return slug === 'sentinel-404' ? errorStatus.not_found : 200;
}

function wordOf({ params, query }: AnyInput): unknown {
  if (isFields(params)) return params.slug ?? params.id;
  return isFields(query) ? query.q : undefined;
}

function withoutSentinel(input: AnyInput, slug: string): AnyInput {
  if (isFields(input.params)) {
    const named = 'slug' in input.params ? { slug } : { id: slug };
    return { ...input, params: { ...input.params, ...named } };
  }
  return isFields(input.query) ? { ...input, query: { ...input.query, q: undefined } } : input;
}
