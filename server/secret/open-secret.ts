import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSecret, type Secret } from '#server/secret/secret.ts';
import type { SecretSettings } from '#server/secret/secret-settings.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { dataFolderError } from '#server/store/data-folder-error.ts';

const shortest = 32;

/**
 * The secret of the settings, or the one this data folder stores.
 *
 * @throws EnvError
 */
export function openSecret({ secret }: SecretSettings, dataDir: string): Secret {
  return createSecret(
    secret ?? storedSecret(dataDir, 'secret', 'restore it from a backup, or remove it and links in sent mails end'),
  );
}

/**
 * The key of the settings that seals what travellers give of themselves, or the one this data folder stores. No copy of the store
 * takes it along.
 *
 * @throws EnvError
 */
export function openDetailsKey({ detailsKey }: SecretSettings, dataDir: string): Secret {
  return createSecret(
    detailsKey ??
      storedSecret(
        dataDir,
        'details-key',
        'put the one back that you keep apart, or remove it and nobody reads what travellers gave before',
      ),
  );
}

/**
 * The secret in a file of `dataDir`, made when there is none; only this user may read it. Of processes that start together one makes
 * it and the others read that.
 *
 * @param mend what to do where it is damaged.
 * @throws EnvError when the file holds no secret any more, or cannot be read or written.
 */
function storedSecret(dataDir: string, name: string, mend: string): string {
  const file = join(dataDir, name);
  const secret = readOrMake(dataDir, file);
  if (secret.length >= shortest) return secret;
  throw new EnvError(`DATA_DIR: ${file} is damaged; ${mend}`);
}

function readOrMake(dataDir: string, file: string): string {
  try {
    return readStored(file) ?? makeSecret(dataDir, file);
  } catch (error) {
    throw dataFolderError(dataDir, file, error);
  }
}

function readStored(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name first, so nobody ever reads half a secret. */
function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeToDisk(draft, `${randomBytes(shortest).toString('base64url')}\n`);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function writeToDisk(file: string, content: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
