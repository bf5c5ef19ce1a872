import { readdirSync, readFileSync } from 'node:fs';

/* Part of `npm run lint`: whether the index of docs/decisions has a row for every number, and says of each that holds what it says. */

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const numbers = [...index.matchAll(/^\| (\d{3}) \|/gm)].map(([, number]) => Number(number));
const problems = numbers.filter((number, row) => number !== row + 1).map((number) => `${number} is out of order`);
for (const file of readdirSync(folder).filter((name) => /^\d{3}-/.test(name))) {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const [, number, title, date] = /^# (\d{3}): (.+)\n\n\*\*Date:\*\* ([\d-]{10})\. \*\*Status:\*\* /.exec(text) ?? [];
  const row = `| ${number} | [${title}](${file}) | ${date} | `;
  if (!index.includes(row)) problems.push(`no row begins ${row}`);
}
for (const problem of problems) console.error(`${folder}/README.md: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
