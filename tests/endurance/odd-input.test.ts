import { expect, test } from 'vitest';
import { heapInMegabytes } from '#tests/support/load/heap.ts';
import { tryBodies } from '#tests/support/odd-input/judge.ts';
import { allEndpoints, openTrial } from '#tests/support/odd-input/trial.ts';

/* The long version of tests/server/api/odd-input.test.ts: ten thousand bodies to each call, and memory that stays flat. */

test.each(allEndpoints.filter(({ body }) => body !== undefined))(
  '$name answers ten thousand bodies as its contract says, and remembers none (B-139)',
  async (described) => {
    const trial = await openTrial();
    await tryBodies(trial, described, 2000);
    const before = heapInMegabytes();
    const seen = await tryBodies(trial, described, 8000);
    const growth = heapInMegabytes() - before;
    console.log(`${described.name}: ${JSON.stringify(Object.fromEntries(seen))}, heap grew by ${growth.toFixed(1)} MB`);
    expect(growth).toBeLessThan(10);
  },
);
