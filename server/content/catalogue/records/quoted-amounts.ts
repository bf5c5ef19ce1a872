import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ContentProblem } from '#contract/desk/content.ts';
import { readJsonFile } from '#server/content/files/read-json-file.ts';
import { ContentError } from '#server/content-error.ts';

/** An amount that a text types because it is another's, of another day, or an example; with who said so (B-224). */
const quotedAmount = z.strictObject({
  /** A file, or the folder of several. */
  file: z.string(),
  usd: z.number(),
  source: z.string(),
});
export type QuotedAmount = z.infer<typeof quotedAmount>;

export const quotedAmountsFile = 'quoted-amounts.json';

/**
 * None where the folder has no such file.
 *
 * @throws ContentError naming what is wrong in it.
 */
export function readQuotedAmounts(folder: string): QuotedAmount[] {
  if (!existsSync(join(folder, quotedAmountsFile))) return [];
  const problems: ContentProblem[] = [];
  const quoted = readJsonFile(folder, quotedAmountsFile, z.array(quotedAmount), problems);
  if (quoted === undefined) throw new ContentError(problems);
  return quoted;
}
