import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder this project lies in, whether its sources run or what was compiled from them: the nearest that holds a
 * catalogue.
 */
export function projectFolder(): string {
  // In a browser-like environment of tests a module has no file to start from.
  const start = import.meta.url.startsWith('file:') ? dirname(fileURLToPath(import.meta.url)) : process.cwd();
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'content'))) return folder;
    if (folder === dirname(folder)) throw new Error('This file lies in no folder of the project.');
  }
}
