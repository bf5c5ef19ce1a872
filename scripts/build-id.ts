import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveWords, siteWordsFolder, wordsPath } from '#server/content/site/words-files.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';

/** What a build is made of. A file elsewhere does not make a visitor's saved pages unreadable. */
const sources = ['src', 'contract', 'search', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Words that are answered and not built in change with the answers. */
const answered: ReadonlySet<string> = new Set(liveWords.map(wordsPath));
const settings = process.env.READ_ENV_FILE === '0' ? [] : ['.env'];

/** Twelve characters that change when, and only when, one of these files or folders does. */
export function hashFiles(paths: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha256');
  for (const path of paths) hashInto(hash, root, path);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Twelve characters that change when, and only when, the site's own sources, the operator's words that are built into it, or
 * settings change.
 */
export function buildId(root = process.cwd()): string {
  const hash = createHash('sha256');
  for (const source of [...sources, ...settings]) hashInto(hash, root, source);
  const { CONTENT_DIR, DEMONSTRATION = '' } = withEnvFile(process.env);
  hashInto(hash, CONTENT_DIR || join(root, 'content'), siteWordsFolder, answered);
  hash.update(`DEMONSTRATION=${DEMONSTRATION}`);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  }
  return hash.digest('hex').slice(0, 12);
}

function hashInto(
  hash: ReturnType<typeof createHash>,
  root: string,
  path: string,
  except: ReadonlySet<string> = new Set(),
): void {
  const full = join(root, path);
  if (!existsSync(full) || except.has(path)) return;
  if (!statSync(full).isDirectory()) {
    // The name too, or moving a file would go unnoticed; relative, or the folder a clone lies in would count.
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) hashInto(hash, root, join(path, name), except);
}
