import { count } from '#contract/words/count.ts';
import type { ContentFolder } from '#scripts/content/content-folder.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { checkContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { isPlaceholder } from '#server/content/catalogue/pictures.ts';
import { missingAmounts } from '#server/content/catalogue/records/content-amounts.ts';
import { leftToDo } from '#server/content/catalogue/records/left-to-do.ts';
import { photographProblems } from '#server/content/catalogue/records/photograph-problems.ts';
import { coveredKinds } from '#server/content/catalogue/records/photographed-records.ts';
import { readQuotedAmounts } from '#server/content/catalogue/records/quoted-amounts.ts';
import { type Content, contentFile, strayFiles } from '#server/content/catalogue/records/read-content.ts';
import { typedAmounts } from '#server/content/catalogue/records/typed-amounts.ts';
import { filesBelow } from '#server/content/files/content-files.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { ContentError, describeProblem } from '#server/content-error.ts';
import { keysOf } from '#server/keys-of.ts';

/** What a folder of content is like, each thing in a line. */
export interface ContentReport {
  /** What keeps the server from starting, and amounts in texts that are not today's. */
  problems: string[];
  /** What is still to be done: texts to be written, pictures to be drawn. Undefined while a problem keeps the files from being read. */
  hints?: string[];
  /** How many records of each kind the site shows. */
  counts?: Record<keyof Content, number>;
}

export function reportOn(
  { path, isDemonstration, site: options = { isDemonstration: true } }: ContentFolder,
  clock: Clock,
): ContentReport {
  try {
    const site = readSite(path, options);
    keepOfficeOf(site.operator);
    const { written, named, shown, gaps } = checkContent(path, { clock, site });
    const catalogue = buildCatalogue(shown);
    const amounts = typedAmounts(named, readQuotedAmounts(path));
    const photographs = photographProblems(written, path);
    const lacks = isDemonstration ? missingAmounts(shown) : [];
    const counts = Object.fromEntries(keysOf(shown).map((kind) => [kind, shown[kind].length]));
    return {
      problems: [...amounts, ...photographs, ...lacks].map(describeProblem),
      hints: [
        ...gaps.map(({ file, field }) => `to be filled in: ${file}: ${field}`),
        ...leftToDo(site, catalogue).map((one) => `to be made yours: ${describeProblem(one)}`),
        ...strayFiles(filesBelow(path)).map(
          (file) =>
            `left aside: ${file}: no record is called so; small letters, digits and - before the ending make it one`,
        ),
        ...undrawn(catalogue).map((file) => `without a picture: ${file}: a placeholder stands for it`),
      ],
      counts: counts as Record<keyof Content, number>,
    };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems.map(describeProblem) };
    throw error;
  }
}

/** `all right, 143 records, 3 things to do`, or how many problems there are. */
export function summaryOf({ problems, hints = [], counts }: ContentReport): string {
  if (problems.length > 0) return count(problems.length, 'problem');
  const records = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const open = hints.length === 0 ? '' : `, ${count(hints.length, 'thing')} to do`;
  return `all right, ${records} records${open}`;
}

/** The files of the records a placeholder stands for. */
function undrawn(catalogue: Catalogue): string[] {
  return coveredKinds.flatMap((kind) =>
    [...catalogue[kind]]
      .filter(([, { record, summary }]) => record.cover !== 'photograph' && isPlaceholder(summary.coverImage))
      .map(([slug]) => contentFile(kind, slug)),
  );
}
