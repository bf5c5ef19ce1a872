import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the folder of data and is ours; a store that was set aside begins with the store's name. */
const ownNames = /^(?:site\.db|server\.lock$|secret$|outbox$|backups$)/;

/**
 * Closes what an earlier version left open to every user of the machine. What is made from now on is closed by the
 * process's umask. Nothing is done about the folder itself, which may be somebody else's, nor where it is not there
 * yet.
 */
export function keepPrivate(dataDir: string): void {
  for (const name of namesIn(dataDir).filter((candidate) => ownNames.test(candidate))) {
    const path = join(dataDir, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || (found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) continue;
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Whoever opens the store says what is wrong with it.
    return [];
  }
}
