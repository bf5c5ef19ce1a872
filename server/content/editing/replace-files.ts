import { constants, type Stats } from 'node:fs';
import { access, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf, readRecordFile } from '#server/content/editing/record-file.ts';
import { giveBack, removeLeftovers, takeTemporaryName } from '#server/content/editing/temporary-files.ts';
import { syncFolder } from '#server/content/files/sync-folder.ts';
import { codeOf, reasonOf } from '#server/error-parts.ts';

/** One file and what it is to hold. */
export interface Replacement {
  /** Below the content folder. */
  path: string;
  /** What it has to hold now; empty where it must not be there. */
  beforeHash: string;
  /** Undefined where it is to be taken away. */
  text: string | undefined;
}

/** Nothing was replaced: because a file is not what it was, or cannot be written; in a sentence. */
export interface NotReplaced {
  refused: 'changed' | 'unwritable';
  message: string;
}

/**
 * Replaces several files, each at once: whoever reads one sees the old or the new, whenever the process or the machine stops. All
 * new texts are on the disk before the first file is replaced, so a disk that is full stops this before it begins; when a later
 * file cannot be replaced after all, those before it are put back. A file that holds its new text already is left alone.
 */
export async function replaceFiles(
  folder: string,
  replacements: readonly Replacement[],
): Promise<NotReplaced | undefined> {
  for (const kind of new Set(replacements.map(({ path }) => dirname(path)))) await removeLeftovers(join(folder, kind));
  const written: string[] = [];
  const done: { replacement: Replacement; before: string | undefined }[] = [];
  let at = '';
  try {
    const ready: { replacement: Replacement; temporary: string | undefined }[] = [];
    for (const replacement of replacements) {
      at = replacement.path;
      const refusal = await isReplaceable(folder, replacement);
      if (refusal !== undefined) return refusal;
      const temporary = await writeBeside(join(folder, at), replacement.text, written);
      ready.push({ replacement, temporary });
    }
    // What was written took its time: whatever changed a file since then is seen before any is replaced.
    for (const { replacement } of ready) {
      const refusal = await isReplaceable(folder, replacement);
      if (refusal !== undefined) return refusal;
    }
    for (const { replacement, temporary } of ready) {
      at = replacement.path;
      const found = await readRecordFile(folder, at);
      const text = found !== undefined && 'text' in found ? found.text : undefined;
      if (hashOf(text) === hashOf(replacement.text)) continue;
      if (hashOf(text) !== replacement.beforeHash) {
        await putBack(folder, done);
        return changed(at);
      }
      await replace(join(folder, at), temporary);
      done.push({ replacement, before: text });
    }
    for (const kind of new Set(replacements.map(({ path }) => dirname(path)))) await syncFolder(join(folder, kind));
    return undefined;
  } catch (error) {
    await putBack(folder, done);
    return { refused: 'unwritable', message: `${at} could not be written: ${wordsOf(error)}` };
  } finally {
    for (const file of written) {
      await rm(file, { force: true }).catch(() => undefined);
      giveBack(file);
    }
  }
}

async function isReplaceable(
  folder: string,
  { path, beforeHash, text }: Replacement,
): Promise<NotReplaced | undefined> {
  const found = await readRecordFile(folder, path);
  if (found !== undefined && 'problem' in found) return { refused: 'unwritable', message: found.problem };
  const hash = hashOf(found?.text);
  return hash === beforeHash || hash === hashOf(text) ? undefined : changed(path);
}

function changed(path: string): NotReplaced {
  return { refused: 'changed', message: `${path} was changed meanwhile.` };
}

/** Writes a text beside its file, all of it on the disk; the name, or none where the file is to be taken away. */
async function writeBeside(file: string, text: string | undefined, written: string[]): Promise<string | undefined> {
  const before = await lstat(file).catch(() => undefined);
  // Who may not write the file must not replace it either, though the folder would let them.
  if (before !== undefined) await access(file, constants.W_OK);
  if (text === undefined) return undefined;
  await mkdir(dirname(file), { recursive: true });
  const temporary = takeTemporaryName(file);
  written.push(temporary);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(text);
    if (before !== undefined) {
      await handle.chmod(before.mode & 0o7777);
      await keepOwner(handle, before);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}

/** Where the server may: as anybody else it owns what it writes. */
async function keepOwner(
  handle: { chown(uid: number, gid: number): Promise<void> },
  { uid, gid }: Stats,
): Promise<void> {
  if (process.getuid?.() === 0) await handle.chown(uid, gid).catch(() => undefined);
}

async function replace(file: string, temporary: string | undefined): Promise<void> {
  if (temporary === undefined) await rm(file);
  else await rename(temporary, file);
}

/** The last one first. What cannot be put back stays, and is told by the check of the content. */
async function putBack(
  folder: string,
  done: readonly { replacement: Replacement; before: string | undefined }[],
): Promise<void> {
  for (const { replacement, before } of done.toReversed()) {
    const file = join(folder, replacement.path);
    const written: string[] = [];
    await writeBeside(file, before, written)
      .then((temporary) => replace(file, temporary))
      .catch(() => undefined);
    for (const name of written) giveBack(name);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk is full.',
  EFBIG: 'the disk is full.',
  EROFS: 'its folder may only be read.',
  EACCES: 'the server may not write there.',
  EPERM: 'the server may not write there.',
  ENOTDIR: 'its folder is no folder.',
  EISDIR: 'a folder stands in its place.',
};

function wordsOf(error: unknown): string {
  const code = codeOf(error);
  return code === undefined ? `${reasonOf(error)}.` : (reasons[code] ?? `the system refused (${code}).`);
}
