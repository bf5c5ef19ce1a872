import { open } from 'node:fs/promises';
import { codeOf } from '#server/error-parts.ts';

/** Has the disk keep what a folder lists: a name that was given or taken would be lost with the power otherwise. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems cannot, and need not.
    if (!['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await handle.close();
  }
}
