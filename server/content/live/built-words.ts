import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { proofPath } from '#server/content/catalogue/records/read-content.ts';
import { liveWords, siteWordsFolder, wordsPath } from '#server/content/site/words-files.ts';

/** What of a content folder is built into the site's own code: the operator's words and look, and what is proven of them. */
export function builtWords(folder: string): string {
  const followed = new Set(liveWords.map((name) => join(folder, wordsPath(name))));
  return [siteWordsFolder, proofPath].map((path) => textsBelow(join(folder, path), followed)).join('\n');
}

function textsBelow(path: string, followed: ReadonlySet<string>): string {
  if (!existsSync(path) || followed.has(path)) return '';
  if (!statSync(path).isDirectory()) return readFileSync(path, 'latin1');
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => `${name}\n${textsBelow(join(path, name), followed)}`)
    .join('\n');
}
