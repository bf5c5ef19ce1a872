import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/decisions: each that holds has a date and a status, and the index says the same; of one that fell its row is left. */

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const decisions = readdirSync(folder)
  .filter((file) => /^\d{3}-/.test(file))
  .sort();
const rows = [...index.matchAll(/^\| (\d{3}) \| (.+) \| (\d{4}-\d\d-\d\d) \| (.+) \|$/gm)].map(
  ([, number = '', words = '', , status = '']) => ({
    number,
    words,
    status,
    file: /^\[.+\]\((.+)\)$/.exec(words)?.[1],
  }),
);

test.each(decisions)('%s has a number of its own, a date, a status, and its row in the index', (file) => {
  const number = file.slice(0, 3);
  expect(decisions.filter((other) => other.startsWith(number))).toEqual([file]);
  const [, title, date] =
    /^# \d{3}: (.+)\n\n\*\*Date:\*\* (\d{4}-\d\d-\d\d)\. \*\*Status:\*\* (?:holds|superseded|withdrawn)/.exec(
      readFileSync(`${folder}/${file}`, 'utf8'),
    ) ?? [];
  expect(index).toContain(`| ${number} | [${title}](${file}) | ${date} | `);
});

test('every number has one row, in order, and none was left out', () => {
  const lines = index.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, place) => place + 1));
});

test('every link of the index leads to a decision', () => {
  expect(rows.flatMap(({ file }) => file ?? [])).toEqual(decisions);
});

test.each(rows.filter(({ file }) => file === undefined))(
  '$number fell, and its row says what holds in its place',
  ({ words, status }) => {
    expect(words).not.toContain('](');
    expect(words.length).toBeGreaterThan(40);
    const [, holding] = /^(?:superseded by|withdrawn, see) (\d{3})$/.exec(status) ?? [];
    expect(rows.find(({ number }) => number === holding)?.status).toBe('holds');
  },
);
