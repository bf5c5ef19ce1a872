import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { ContentProblem } from '#contract/desk/content.ts';
import { paletteFile } from '#contract/site/palette.ts';
import {
  demonstrationFile,
  machinesFile,
  mailsFile,
  namesOf,
  operatorFile,
  pagesFile,
  type Site,
  wildlifeFile,
} from '#contract/site/site.ts';
import { filledIn } from '#contract/words/filled-in.ts';
import { readJsonFile } from '#server/content/files/read-json-file.ts';
import { readBrand } from '#server/content/site/brand/read-brand.ts';
import { siteWordsFolder } from '#server/content/site/words-files.ts';
import { ContentError } from '#server/content-error.ts';

export interface SiteOptions {
  /** Whether the sentences of a demonstration are shown; the file that holds them is not read otherwise. */
  isDemonstration: boolean;
}

/**
 * Reads the words of the operator below `folder`, a catalogue's, and how they look. Those of home and About are records
 * (words-files.ts), and read with the others.
 *
 * @throws ContentError naming every file and field that is wrong, with what to write.
 */
export function readSite(folder: string, { isDemonstration }: SiteOptions): Site {
  const problems: ContentProblem[] = [];
  const parsed = <T>(name: string, schema: z.ZodMiniType<T>) => parsedFile(folder, name, schema, problems);
  const operator = parsed('operator', operatorFile);
  const words = operator && namesOf(operator);
  const filled = <T>(name: string, schema: z.ZodMiniType<T>): T | undefined => {
    const file = parsed(name, schema);
    if (file === undefined || words === undefined) return file;
    const unknown = (wanted: string) => {
      problems.push({ file: pathOf(name), ...unknownName(wanted, words) });
      return undefined;
    };
    return filledIn(file, words, unknown);
  };
  const pages = filled('pages', pagesFile);
  const machines = filled('machines', machinesFile);
  const mails = filled('mails', mailsFile);
  const wildlife = existsSync(join(folder, pathOf('wildlife'))) ? parsed('wildlife', wildlifeFile) : undefined;
  const shown = isDemonstration ? filled('demonstration', demonstrationFile) : undefined;
  const brandFolder = { path: join(folder, siteWordsFolder, 'brand'), name: `${siteWordsFolder}/brand` };
  const brand = readBrand({ ...brandFolder, readPalette: () => parsed('brand/palette', paletteFile) }, problems);
  if (problems.length > 0 || !(operator && pages && machines && mails)) {
    throw new ContentError(problems);
  }
  return {
    operator,
    mails,
    wildlife,
    brand,
    isDemonstration,
    pages: { ...pages, ...(shown && { notices: shown.pages }) },
    about: { ...(shown && { notices: shown.about }) },
    stays: { ...(shown && { notices: shown.stays }) },
    fallbackTours: shown?.tours ?? [],
    machines: {
      ...machines,
      ...(shown && { notices: { ...shown.machines, introduction: shown.about.introduction } }),
    },
  };
}

/** Why a text with `{{wanted}}` is refused. */
export function unknownName(wanted: string, words: Readonly<Record<string, string>>) {
  const known = Object.keys(words).map((name) => `{{${name}}}`);
  return { field: `{{${wanted}}}`, reason: `is no name of the operator; write one of ${known.join(', ')}` };
}

const pathOf = (name: string) => `${siteWordsFolder}/${name}.json`;

function parsedFile<T>(
  folder: string,
  name: string,
  schema: z.ZodMiniType<T>,
  problems: ContentProblem[],
): T | undefined {
  const file = pathOf(name);
  if (existsSync(join(folder, file))) return readJsonFile(folder, file, schema, problems);
  problems.push({ file, field: '', reason: reasonOfMissing(name) });
  return undefined;
}

/** Why there is no site without a file. */
export const missingWords = "is missing; copy the project's own content/site and put the operator's words in it";

function reasonOfMissing(name: string): string {
  if (name === 'demonstration') return 'is missing; set DEMONSTRATION=0 for a site that is no demonstration';
  return missingWords;
}
