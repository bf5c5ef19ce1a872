import { expect, test } from 'vitest';
import { mailsOf, runKillLoop } from '#tests/support/kill-loop.ts';

/* The long version of tests/server/enquiries-survive.test.ts. */

test('the server is killed fifty times under sixteen writers: every acknowledged enquiry is stored once and mailed once', async () => {
  const { acknowledged, stored, contradictions, mails, unsent, longestStartMs } = await runKillLoop({
    kills: 50,
    writers: 16,
    signal: 'SIGKILL',
  });
  console.log(
    `50 kills: ${acknowledged.size} acknowledged, ${stored.size} stored, ${mails.length} mails; slowest start ${Math.round(longestStartMs)} ms`,
  );
  expect(stored).toEqual(acknowledged);
  expect(new Set(stored.values()).size).toBe(stored.size);
  expect([contradictions, unsent]).toEqual([0, 0]);
  expect(new Set(mails.map((file) => file.replace('.eml', '')))).toEqual(mailsOf(stored.values()));
});
