import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { boundaries } from '#scripts/boundaries/boundaries.ts';
import { importsOf, type Source } from '#scripts/boundaries/sources.ts';

interface Row {
  area: RegExp;
  allowed: RegExp[];
  packages: string[];
}

interface PackageFile {
  imports: Record<string, string>;
  workspaces: string[];
}

const table = Object.entries(boundaries).map(([area, words]) => rowOf(area, words));

const { imports, workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;
const aliases = Object.entries(imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace('./', '').replace('*', '')] as const,
);

/**
 * Whether it stands in a package of its own: whose aliases lead nowhere but into itself, so that it names the
 * product's files from where it stands.
 */
const isInWorkspace = (path: string) => workspaces.some((folder) => path.startsWith(`${folder}/`));

/** One line for each import that `boundaries.ts` refuses: `file:line`, what it imports, and the area it stands in. */
export function boundaryProblems({ path, text }: Source): string[] {
  const rows = table.filter(({ area }) => area.test(path));
  const [first] = rows;
  if (first === undefined) return [`${path}:1 stands in no area of scripts/boundaries/boundaries.ts`];
  const own = rows.map(({ area }) => area.exec(path)?.[0] ?? path);
  const packages = rows.flatMap((row) => row.packages);
  return importsOf({ path, text }).flatMap(({ wanted, line }) => {
    const at = `${path}:${line} imports ${wanted}`;
    const isRelative = wanted.startsWith('.');
    if (isRelative && path.includes('/') && !isInWorkspace(path)) return [`${at}: name it by its alias`];
    const target = isRelative ? join(dirname(path), wanted) : fileOfAlias(wanted);
    if (target === undefined) {
      const isFree = packages.length === 0 || packages.includes(wanted);
      return isFree ? [] : [`${at}: ${own[0]} may use ${packages.join(' and ')} only`];
    }
    const isAllowed =
      own.some((area) => isWithin(target, area)) || rows.some((row) => row.allowed.some((area) => area.test(target)));
    return isAllowed ? [] : [`${at}: ${own[0]} may not import ${target} (scripts/boundaries/boundaries.ts)`];
  });
}

function rowOf(area: string, words: string): Row {
  const all = words.split(' ');
  const packages = all.filter((word) => word.startsWith('npm:'));
  return {
    area: patternOf(area),
    allowed: all.filter((word) => !packages.includes(word)).map(patternOf),
    packages: packages.map((word) => word.replace('npm:', '')),
  };
}

/** Matches a path that lies in what the pattern names, or is it; what it matches is the area's own path. */
export function patternOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{(.*?)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${source}(?=/|$)`);
}

function isWithin(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

function fileOfAlias(wanted: string): string | undefined {
  if (isInWorkspace(wanted.slice(1))) return wanted.slice(1);
  const alias = aliases.find(([start]) => wanted.startsWith(start));
  return alias && join(alias[1], wanted.slice(alias[0].length));
}
