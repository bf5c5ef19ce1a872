import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/decisions: each has a date and a status, and the index says the same. */

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const decisions = readdirSync(folder)
  .filter((file) => /^\d{3}-/.test(file))
  .sort();

test.each(decisions)('%s has a number of its own, a date, a status, and its row in the index', (file) => {
  const number = file.slice(0, 3);
  expect(decisions.filter((other) => other.startsWith(number))).toEqual([file]);
  const [, title, date] =
    /^# \d{3}: (.+)\n\n\*\*Date:\*\* (\d{4}-\d\d-\d\d)\. \*\*Status:\*\* (?:holds|superseded|withdrawn)/.exec(
      readFileSync(`${folder}/${file}`, 'utf8'),
    ) ?? [];
  expect(index).toContain(`| ${number} | [${title}](${file}) | ${date} | `);
});

test('every row of the index leads to a decision', () => {
  const rows = [...index.matchAll(/^\| \d{3} \| \[.+\]\((.+)\) \|/gm)].map(([, file]) => file);
  expect(rows).toEqual(decisions);
});
