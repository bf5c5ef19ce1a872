import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** One folder deep, as the sources are: the server finds the project beside its own folder. */
const folder = 'test-results';

const compiling = new Map<string, Promise<string>>();

/**
 * A program of ours as one plain file, compiled once for a file of tests. Through tsx it starts as well, but
 * finding its modules one by one takes four seconds of a processor, each time.
 */
export function compiled(source: string): Promise<string> {
  const known = compiling.get(source) ?? compile(source);
  compiling.set(source, known);
  return known;
}

async function compile(source: string): Promise<string> {
  const name = `${basename(source, '.ts')}-${process.pid}.js`;
  process.once('exit', () => rmSync(join(folder, name), { force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    // A native module stays where it is installed.
    ssr: { noExternal: true, external: ['libsql', 'pg-native', 'sharp'] },
    build: {
      ssr: source,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  return join(folder, name);
}
