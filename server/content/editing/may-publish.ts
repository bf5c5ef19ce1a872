import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { contentKinds } from '#contract/desk/content.ts';
import { codeOf } from '#server/error-parts.ts';

/** Whether the server may write into the folders of the content, without which nothing can be published. */
export async function mayPublish(folder: string): Promise<boolean> {
  const all = await Promise.all(['', ...contentKinds].map((kind) => mayWrite(join(folder, kind))));
  return all.every(Boolean);
}

/** A kind that has no folder yet gets one in the folder above. */
const mayWrite = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    (error: unknown) => codeOf(error) === 'ENOENT',
  );
