import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '#scripts/build-id.ts';
import { compileServer } from '#scripts/compile-server.ts';

const folder = join('node_modules', '.cache', 'servers');
const sources = [
  'server',
  'contract',
  'search',
  'scripts/compile-server.ts',
  'scripts/operator-commands',
  'package-lock.json',
];

/** The server of the sources as they are, as a file for plain Node; compiled by whoever asks for it first. */
export async function compiledServer(): Promise<string> {
  const compiled = join(folder, hashFiles(sources));
  if (!existsSync(compiled)) {
    // Under a name of its own until it is whole: test files run side by side.
    const unfinished = `${compiled}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    await compileServer(unfinished);
    if (existsSync(compiled)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, compiled);
  }
  return join(compiled, 'main.js');
}
