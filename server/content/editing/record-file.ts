import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, reasonOf } from '#server/error-parts.ts';

/** No file of the content is larger, in bytes; the store keeps every text one had. */
export const largestFile = 400_000;

export interface FileText {
  text: string;
  hash: string;
}

/** What was found: a text, no file, or something that cannot be changed here, with why in a sentence. */
export type FoundFile = FileText | undefined | { problem: string };

/** Of a text; empty for a file that is not there. */
export function hashOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}

/** Reads a file below the content folder, whose path is ours and not a caller's. */
export async function readRecordFile(folder: string, path: string): Promise<FoundFile> {
  const file = join(folder, path);
  let handle: FileHandle | undefined;
  try {
    const { isLink, isFile } = await lstat(file).then((it) => ({ isLink: it.isSymbolicLink(), isFile: it.isFile() }));
    if (isLink) return { problem: `${path} is a link to another file, which is not changed here.` };
    if (!isFile) return { problem: `${path} is no file; take away what stands in its place.` };
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
    const { size } = await handle.stat();
    if (size > largestFile) return { problem: `${path} is larger than ${largestFile / 1000} kB.` };
    const bytes = await handle.readFile();
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? { problem: `${path} is no text.` } : { text, hash: hashOf(text) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { problem: `${path} is no text in UTF-8.` };
    return { problem: `${path} cannot be read (${codeOf(error) ?? reasonOf(error)}).` };
  } finally {
    await handle?.close();
  }
}
