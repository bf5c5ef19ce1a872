import { expect, test } from 'vitest';
import { progressLine, progressOf } from '#server/operator-commands/progress-line.ts';

test('how far a run is, is told with the time that is left', () => {
  expect(progressOf(10, 40, 20_000)).toBe('10 of 40, 1:00 left');
  expect(progressOf(40, 40, 61_000)).toBe('40 of 40, 0:00 left');
});

test('a run of an hour leaves a plain line in a file now and then, and on a terminal one that rewrites itself', () => {
  const saidTo = (isTTY: boolean) => {
    let [text, now] = ['', 0];
    const line = progressLine({ write: (more) => (text += more), isTTY, columns: 40 }, () => now);
    for (; now < 3_600_000; now += 1000) line.show(`${'picture '.repeat(8)}${now}`);
    line.end();
    return text;
  };
  const file = saidTo(false);
  expect(file).toMatch(/^[ -~\n]*\n$/);
  expect(file.split('\n').length).toBeLessThan(130);
  expect(saidTo(true)).not.toContain('\n');
  expect(
    Math.max(
      ...saidTo(true)
        .split('\r\u001b[K')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(40);
});
