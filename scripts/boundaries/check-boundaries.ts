import { boundaryProblems } from '#scripts/boundaries/boundary-problems.ts';
import { projectSources } from '#scripts/boundaries/sources.ts';

/* Part of `npm run lint`: whether every import goes where scripts/boundaries/boundaries.ts lets it. */

const sources = projectSources();
const problems = sources.flatMap(boundaryProblems);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} imports across a boundary`);
process.exitCode = problems.length > 0 ? 1 : 0;
