import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { proofPath } from '#server/catalogue/content/read-content.ts';
import { siteWordsFolder } from '#server/site/read-site.ts';

/** What of a content folder is built into the site's own code: the operator's words and look, and what is proven of them. */
export function builtWords(folder: string): string {
  return [siteWordsFolder, proofPath].map((path) => textsBelow(join(folder, path))).join('\n');
}

function textsBelow(path: string): string {
  if (!existsSync(path)) return '';
  if (!statSync(path).isDirectory()) return readFileSync(path, 'latin1');
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => `${name}\n${textsBelow(join(path, name))}`)
    .join('\n');
}
