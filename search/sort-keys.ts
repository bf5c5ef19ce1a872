import { type Json, leavesOf } from '#search/json.ts';

/** What documents are ordered by; a document without one comes last whichever way the order goes. */
export type SortKey = number | string | undefined;

/** Numbers come before texts, and of several the one that comes first counts, as in Meilisearch. */
export function sortKeyOf(value: Json | undefined, isDescending: boolean): SortKey {
  const leaves = leavesOf(value);
  const numbers = leaves.filter((leaf) => typeof leaf === 'number');
  if (numbers.length > 0) return isDescending ? Math.max(...numbers) : Math.min(...numbers);
  const texts = leaves.map((leaf) => String(leaf).trim().normalize('NFKD').toLowerCase()).toSorted(compareTexts);
  return isDescending ? texts.at(-1) : texts[0];
}

export function compareSortKeys(a: SortKey, b: SortKey, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
  return isDescending ? -order : order;
}

/** By code units: the same everywhere, whatever the reader's language. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
