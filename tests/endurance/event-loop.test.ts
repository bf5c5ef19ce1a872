import { expect, test } from 'vitest';
import { tryEventLoop } from '#tests/support/load/event-loop-trial.ts';

/* The long version of tests/server/http/event-loop.test.ts. */

const count = Number(process.env.REQUESTS ?? 50_000);

test(`none of ${count} generated requests holds the event loop longer than fifty milliseconds (B-98)`, async () => {
  const { requests, disturbed, longest, longestRequest, statuses } = await tryEventLoop(count);
  console.log(
    [
      `${requests} requests, answered ${JSON.stringify(Object.fromEntries(statuses))}`,
      `the event loop was held for ${longest.toFixed(1)} ms at most, by ${longestRequest}`,
      `${disturbed} took longer the first time and not when they were repeated`,
    ].join('\n'),
  );
  expect(requests).toBe(count);
});
