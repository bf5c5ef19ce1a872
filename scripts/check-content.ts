import { fileURLToPath } from 'node:url';
import { missingAmounts } from '#server/catalogue/content/content-amounts.ts';
import { ContentError } from '#server/catalogue/content/content-error.ts';
import { photographProblems } from '#server/catalogue/content/photograph-problems.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import { strayAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { readCheckedContent } from '#server/catalogue/loading/load-catalogue.ts';
import { systemClock } from '#server/clock.ts';

/*
 * Checks the catalogue as the start of the server does, and that it is as large as the demonstration
 * promises that its texts name amounts of today, and that every photograph is named and there:
 * `npm run check:content`, or with another folder as argument. Prints a line a problem and ends with 1, or the counts.
 */

const folder = process.argv[2] ?? fileURLToPath(new URL('../content', import.meta.url));

try {
  const content = readCheckedContent(folder, { clock: systemClock });
  const missing = [
    ...missingAmounts(content),
    ...strayAmounts(content, readQuotedAmounts(folder)),
    ...photographProblems(content, folder),
  ];
  if (missing.length > 0) throw new ContentError(missing);
  for (const [kind, records] of Object.entries(content)) console.log(`${kind}: ${records.length}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
