import fc from 'fast-check';
import { expect } from 'vitest';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { formRequests, readingRequests } from '#tests/support/load/costly-requests.ts';
import { type CostlyRequest, formerlySlowRequests, searchRequests } from '#tests/support/load/costly-searches.ts';
import { leastBlock, longestAllowed } from '#tests/support/load/loop-blocks.ts';
import { bodyInOrder } from '#tests/support/odd-input/bodies.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

export interface EventLoopFigures {
  requests: number;
  /** Of these, how many held the loop too long at first and not when they were repeated. */
  disturbed: number;
  /** The longest stretch in milliseconds, and what asked for it. */
  longest: number;
  longestRequest: string;
  statuses: Map<number, number>;
}

/**
 * Sends generated requests to the whole API, one after the other, as production answers them; fails at the first
 * that holds the event loop longer than allowed each time it is sent.
 */
export async function tryEventLoop(count: number): Promise<EventLoopFigures> {
  const settings = { trustedProxies: 1 };
  const reading = await createTestApp({ sentinels: false, settings });
  const forms = await openTestApp({ sentinels: false, settings });
  const figures: EventLoopFigures = { requests: 0, disturbed: 0, longest: 0, longestRequest: '', statuses: new Map() };
  const requests = fc.oneof(
    { weight: 4, arbitrary: searchRequests.map((request) => ({ app: reading, request })) },
    { weight: 3, arbitrary: readingRequests.map((request) => ({ app: reading, request })) },
    { weight: 3, arbitrary: formRequests.map((request) => ({ app: forms, request })) },
  );
  await warmUp(reading);
  try {
    for (const request of formerlySlowRequests) await trial(reading, request, figures);
    await fc.assert(
      fc.asyncProperty(requests, ({ app, request }) => trial(app, request, figures)),
      { numRuns: count - formerlySlowRequests.length, endOnFailure: true },
    );
  } finally {
    await reading.close();
  }
  return figures;
}

/** What is made once is made: `tests/server/http/event-loop.test.ts` looks at the first requests apart. */
async function warmUp(app: TestApp): Promise<void> {
  const headers = { authorization: 'Bearer public-search-key', 'content-type': 'application/json' };
  for (const path of ['/api/destinations/map', '/api/search-answers?q=mara', '/api/openapi.json']) {
    expect((await app.request(path)).status).toBe(200);
  }
  const search = { method: 'POST', headers, body: JSON.stringify({ q: 'mara' }) };
  expect((await app.request('/api/search/indexes/tours/search', search)).status).toBe(200);
}

async function trial(
  app: TestApp,
  { method, path, headers, body, form, change }: CostlyRequest,
  figures: EventLoopFigures,
) {
  let status = 0;
  let source = '';
  const { first, least } = await leastBlock(async () => {
    // A form goes through once with each token, so it is filled in anew each time.
    const filled = form === undefined ? body : change?.(await bodyInOrder(form));
    source = typeof filled === 'string' ? filled : JSON.stringify(filled ?? null);
    const init = { method, headers, ...(method === 'POST' && { body: source }) };
    return async () => {
      const response = await app.request(path, init);
      await response.arrayBuffer();
      status = response.status;
    };
  });
  const shown = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${source.slice(0, 400)}`;
  figures.requests += 1;
  figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
  if (first > longestAllowed && least <= longestAllowed) figures.disturbed += 1;
  if (least > figures.longest) Object.assign(figures, { longest: least, longestRequest: shown });
  expect(least, shown).toBeLessThanOrEqual(longestAllowed);
  expect(status, shown).toBeLessThan(500);
}
