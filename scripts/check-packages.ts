import { readFileSync } from 'node:fs';

/* Part of `npm run lint`: whether docs/packages.md says of every package of package.json what it does here, and of no other. */

const list = 'docs/packages.md';
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
const installed = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
const listed = [...readFileSync(list, 'utf8').matchAll(/^\| (@?[a-z][^ |]*) \|/gm)].map(([, name = '']) => name);
const problems = [
  ...installed.filter((name) => !listed.includes(name)).map((name) => `${name} has no row`),
  ...listed.filter((name) => !installed.includes(name)).map((name) => `${name} is not in package.json`),
];
for (const problem of problems) console.error(`${list}: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
