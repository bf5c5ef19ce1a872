import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';

/**
 * Removes mails that were written as files: those about these enquiries (by reference) and subscriptions (by id). Where
 * there is no such folder, mails never were files.
 *
 * @returns how many there were.
 */
export async function eraseMailFiles(folder: string, subjects: readonly string[]): Promise<number> {
  if (subjects.length === 0) return 0;
  const gone = new Set(subjects);
  const files = (await filesIn(folder)).filter((file) => file.split('-').some((part) => gone.has(part)));
  for (const file of files) await rm(join(folder, file), { force: true });
  return files.length;
}

/** The same for whoever has answered already: files that stay are logged. */
export function createMailEraser(folder: string, log: Log): (subjects: readonly string[]) => Promise<unknown> {
  return (subjects) =>
    eraseMailFiles(folder, subjects).catch((error: Error) => {
      log.error('mails stay as files', { reason: error.message });
    });
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
