import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * What a thread of ours runs, for `new Worker`: the file that lies beside `from`. Compiled it lies beside the server; from the sources
 * it has to be told how they are read.
 */
export function workerCode(from: string, name: string): { code: string; isSource: boolean } {
  const here = fileURLToPath(from);
  if (!here.endsWith('.ts')) return { code: join(dirname(here), `${name}.js`), isSource: false };
  const source = pathToFileURL(join(dirname(here), `${name}.ts`)).href;
  return {
    code: `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`,
    isSource: true,
  };
}
