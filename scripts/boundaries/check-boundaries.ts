import { boundaries } from '#scripts/boundaries/boundaries.ts';
import { boundaryProblems, patternOf } from '#scripts/boundaries/boundary-problems.ts';
import { projectSources } from '#scripts/boundaries/sources.ts';

/* Part of `npm run lint`: whether every import goes where scripts/boundaries/boundaries.ts lets it, and every row is about files there are. */

const sources = projectSources();
const problems = sources.flatMap(boundaryProblems);
const unused = Object.keys(boundaries).filter((area) => !sources.some(({ path }) => patternOf(area).test(path)));
for (const problem of problems) console.error(problem);
for (const area of unused) console.error(`scripts/boundaries/boundaries.ts: ${area} is about no file`);
console.log(`${sources.length} files, ${problems.length} imports across a boundary`);
process.exitCode = problems.length + unused.length > 0 ? 1 : 0;
