import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';

export interface Source {
  /** From the project's folder, with slashes. */
  path: string;
  text: string;
}

/** The illustrations may be taken out of the project. */
const areas = [
  'contract',
  'records',
  'search',
  'server',
  'src',
  'desk',
  'scripts',
  'tests',
  'inspection',
  'illustrations',
].filter((area) => existsSync(area));
const generated = /^(src|desk)\/routeTree\.gen\.ts$/;

/** Every file of ours that may import another. */
export function projectSources(): Source[] {
  const inAreas = areas.flatMap((area) =>
    readdirSync(area, { recursive: true, encoding: 'utf8' }).map((file) => join(area, file.replaceAll('\\', '/'))),
  );
  return [...readdirSync('.'), ...inAreas]
    .filter((path) => /\.[jt]sx?$/.test(path) && !generated.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** What a file imports in any of the ways there are: statements, exports from elsewhere, `import()`, and types. */
export function importsOf({ path, text }: Source): { wanted: string; line: number }[] {
  const found: { wanted: string; line: number }[] = [];
  const note = ({ source }: { source: { start: number; value?: unknown } | null }) => {
    if (typeof source?.value !== 'string') return;
    found.push({ wanted: source.value, line: text.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: note,
    ExportAllDeclaration: note,
    ExportNamedDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(parseSync(path, text).program);
  return found;
}
