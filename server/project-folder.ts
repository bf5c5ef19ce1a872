import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder this project lies in, whether its sources run or what was compiled from them: the nearest that holds a
 * catalogue.
 */
export function projectFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'content'))) return folder;
    if (folder === dirname(folder)) throw new Error('This file lies in no folder of the project.');
  }
}
