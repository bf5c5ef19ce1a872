import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectSources } from '#scripts/boundaries/sources.ts';
import { promisesIndex, readPromises } from '#scripts/promises/promises.ts';
import { readOptions } from '#scripts/read-options.ts';

/*
 * docs/behaviour.md: `npm run format` writes it. `npm run lint` holds it to the tests, every number that is cited to a promise
 * there is, and every text to what is in the repository.
 */

const index = join('docs', 'behaviour.md');
/** Words of a document that is not here. */
const outside = /\u00a7|\b(?:spec|product)\.md\b|\bthe\s+spec(?:ification)?\b|\bspec's\b|\bof\s+spec\b/i;

const { write } = readOptions({ write: { type: 'boolean' } });
const promises = readPromises();
const text = promisesIndex(promises);
if (write) writeFileSync(index, text);

const problems = readFileSync(index, 'utf8') === text ? [] : [`${index} is old: npm run format`];
const numbers = new Set(promises.map(({ number }) => `B-${number}`));
const documents = ['.', 'docs', 'docs/decisions', 'content/legal']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md') && path !== index)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
for (const source of [...projectSources(), ...documents]) {
  const unknown = [...new Set(source.text.match(/\bB-\d+\b/g))].filter((number) => !numbers.has(number));
  problems.push(...unknown.map((number) => `${source.path} cites ${number}, which no test shows`));
  const [word] = outside.exec(source.text) ?? [];
  if (word !== undefined) problems.push(`${source.path} cites “${word}”, which is not in the repository`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
