import { type Lockfile, packageName } from '#scripts/supply/lockfile.ts';

/**
 * What would let an installation fetch something else than what was reviewed, a line each: a package without a strong
 * checksum, one that names where it comes from, one that runs a script when it is installed.
 *
 * @param decidedScripts packages whose installation script was looked at; npm runs or skips it as package.json says.
 */
export function lockfileProblems(lockfile: Lockfile, decidedScripts: readonly string[]): string[] {
  return Object.entries(lockfile).flatMap(([folder, { integrity, resolved, link, hasInstallScript }]) => {
    const name = packageName(folder);
    return [
      ...(link ? [`${folder}: is a link; install it as a package`] : []),
      ...(integrity?.startsWith('sha512-') ? [] : [`${folder}: has no sha512 integrity; run npm install again`]),
      ...(resolved === undefined ? [] : [`${folder}: is fetched from ${resolved}; this lockfile names no addresses`]),
      ...(hasInstallScript && !decidedScripts.includes(name)
        ? [`${folder}: runs a script when installed; read it, then decide in allowScripts of package.json`]
        : []),
    ];
  });
}
