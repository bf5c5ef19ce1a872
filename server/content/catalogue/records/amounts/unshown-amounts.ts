import type { ContentProblem } from '#contract/desk/content.ts';
import { place, withTexts } from '#contract/words/filled-in.ts';
import type { FormName } from '#server/content/catalogue/records/amounts/amount-forms.ts';
import { parseAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { type Content, contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { type Filed, fileOf } from '#server/content/catalogue/records/record-files.ts';
import { notShown } from '#server/content/catalogue/records/unfinished.ts';
import { keysOf } from '#server/keys-of.ts';

const tours = [contentFolders.tours, contentFolders.groupTours];
const fees = [contentFolders.fees];

/** Where the record lies that an amount is of. */
const folders: Record<FormName, readonly string[]> = {
  price: tours,
  invoice: tours,
  supplement: tours,
  fee: fees,
  disputed: fees,
  rise: fees,
  vehicle: fees,
  cost: [contentFolders.otherCosts],
  activity: [contentFolders.activities],
  room: [contentFolders.accommodations],
  bookingFee: [],
};

/**
 * Amounts of unfinished records, whose prices nobody has settled, in texts that are shown.
 *
 * @param named the content with amounts as they are named in the files.
 */
export function unshownAmounts(named: Content, unfinished: ReadonlySet<string>): ContentProblem[] {
  if (unfinished.size === 0) return [];
  const problems: ContentProblem[] = [];
  const isUnfinished = (written: string) => {
    const amount = parseAmount(written);
    if (typeof amount === 'string') return false;
    return amount.terms.some(
      ({ value }) =>
        typeof value !== 'number' &&
        folders[value.form].some((folder) => unfinished.has(`${folder}/${value.of[0]}.json`)),
    );
  };
  for (const kind of keysOf(named)) {
    for (const record of named[kind] as Filed[]) {
      const file = fileOf(kind, record);
      if (unfinished.has(file)) continue;
      withTexts(record, (text) => {
        for (const [written, inside = ''] of text.matchAll(place)) {
          if (isUnfinished(inside)) problems.push({ file, field: 'text', reason: `says ${written}, ${notShown}` });
        }
        return text;
      });
    }
  }
  return problems;
}
