import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression as it stands in the sources, and the first file that has it. */
export interface ProjectExpression {
  source: string;
  flags: string;
  file: string;
}

/** The regular expressions of all scripts below these folders, each once, and the files that make one from a text. */
export function expressionsBelow(folders: readonly string[]): {
  written: ProjectExpression[];
  madeIn: Set<string>;
} {
  const written = new Map<string, ProjectExpression>();
  const madeIn = new Set<string>();
  for (const file of folders.flatMap(scriptsBelow)) {
    const made = ({ callee }: { callee: { type: string } }) => {
      if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp') madeIn.add(file);
    };
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        const key = `/${source}/${flags}`;
        if (!written.has(key)) written.set(key, { source, flags, file });
      },
      NewExpression: made,
      CallExpression: made,
    });
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return { written: [...written.values()], madeIn };
}

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|js)$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
}
