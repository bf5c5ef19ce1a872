import { expect, test } from 'vitest';
import { mailsOf, percentile, runKillLoop } from '#tests/support/load/kill-loop.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* The long version of tests/server/enquiries/enquiries-survive.test.ts. */

const kills = Number(process.env.KILLS ?? 200);

onEveryEngine(({ settings }) => {
  test(`the server is killed ${kills} times under sixteen writers: every acknowledged enquiry is stored once and mailed once (B-137)`, async () => {
    const { DATABASE_URL = '' } = settings(':memory:');
    const ended = await runKillLoop({ kills, writers: 16, signal: 'SIGKILL', settings: { DATABASE_URL } });
    const { acknowledged, stored, doubled, repeats, unanswered, contradictions, mails, unsent, startsMs } = ended;
    const lost = [...acknowledged].filter(([name, reference]) => stored.get(name) !== reference).length;
    console.log(
      [
        `${kills} kills: ${acknowledged.size} acknowledged, ${stored.size} found, ${lost} lost, ${doubled} doubled`,
        `${unanswered} stored without an answer and then sent again, ${repeats} repeats after the answer, ${contradictions} answered otherwise`,
        `${mails.length} mails, ${unsent.length} unsent; start: half within ${Math.round(percentile(startsMs, 0.5))} ms, 95 % within ${Math.round(percentile(startsMs, 0.95))} ms`,
      ].join('\n'),
    );
    expect([lost, doubled, contradictions]).toEqual([0, 0, 0]);
    expect(unsent).toEqual([]);
    expect(stored).toEqual(acknowledged);
    expect(new Set(stored.values()).size).toBe(stored.size);
    expect(new Set(mails.map((file) => file.replace('.eml', '')))).toEqual(mailsOf(stored.values()));
  });
});
