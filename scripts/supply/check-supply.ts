import { existsSync, readFileSync } from 'node:fs';
import { projectSources } from '#scripts/boundaries/sources.ts';
import { deskFolder, siteFolder } from '#scripts/built-folders.ts';
import { noticeProblems } from '#scripts/licences.ts';
import { builtSiteProblems } from '#scripts/supply/built-site-problems.ts';
import { installedLicence, licenceProblems } from '#scripts/supply/licence-problems.ts';
import { readLockfile } from '#scripts/supply/lockfile.ts';
import { lockfileProblems } from '#scripts/supply/lockfile-problems.ts';
import { importedPackages, styledPackages, withDependencies } from '#scripts/supply/product-packages.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';

/*
 * `npm run check:supply`: what is installed can be trusted, and what is built tells no secret. Without a network.
 * Prints a line a problem and ends with 1. The built site is looked at when there is one.
 */

const lockfile = readLockfile();
const { allowScripts = {}, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts?: Record<string, boolean>;
  dependencies: Record<string, string>;
};
const inProduct = withDependencies(lockfile, [
  ...Object.keys(dependencies),
  ...importedPackages(projectSources()),
  ...styledPackages('src'),
]);
// What any page stands on, and what it is set in.
const shown = ['react-dom', ...styledPackages('src')].filter((name) => Object.hasOwn(lockfile, `node_modules/${name}`));
const isBuilt = existsSync(siteFolder);
const problems = [
  ...lockfileProblems(lockfile, Object.keys(allowScripts)),
  ...licenceProblems(lockfile, inProduct, installedLicence(lockfile)),
  ...(isBuilt
    ? [siteFolder, deskFolder].flatMap((folder) => [
        ...builtSiteProblems(folder, withEnvFile(process.env), [process.cwd()]),
        ...noticeProblems(folder, shown),
      ])
    : []),
];
for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(lockfile).length} packages${isBuilt ? ' and the built site' : ''}: problems: ${problems.length}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
