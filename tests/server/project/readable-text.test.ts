import { expect, test } from 'vitest';
import { parseMarkdown } from '#server/content/catalogue/records/markdown.ts';
import { unreadable } from '#server/content/catalogue/records/readable-text.ts';
import { withinTime } from '#server/content/catalogue/records/within-time.ts';
import { costlyMarkdown, mostThatIsRead } from '#tests/support/load/costly-markdown.ts';

/* Whatever somebody writes or pastes is read at once, or refused before it is read. */

test.each(Object.entries(costlyMarkdown))('the most of %s that is read is read in no time', (_, text) => {
  expect(parseMarkdown(text(100_000))).toEqual({ prose: [], problems: [unreadable(text(100_000))] });
  const most = mostThatIsRead(text);
  const before = process.cpuUsage();
  parseMarkdown(most);
  const { user, system } = process.cpuUsage(before);
  // Some tenths of a second; without the limits they are minutes.
  expect((user + system) / 1_000_000).toBeLessThan(4);
});

test('what does not come to an end is cut off, and what does gives what it gives', () => {
  expect(
    withinTime(20, () => {
      for (;;);
    }),
  ).toBeUndefined();
  expect(withinTime(20_000, () => 'done')).toBe('done');
  expect(() =>
    withinTime(20_000, () => {
      throw new Error('ours');
    }),
  ).toThrow('ours');
});
