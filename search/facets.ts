import type { FacetColumn, FacetValue } from '#search/facet-columns.ts';
import type { FacetStats } from '#search/search-engine-types.ts';
import { compareTexts } from '#search/sort-keys.ts';

export interface FacetCount {
  value: FacetValue;
  count: number;
}

/** How many of these documents have each value, less those none has. */
export function countValues({ values, ofDocument }: FacetColumn, documents: readonly number[]): FacetCount[] {
  const counts = new Uint32Array(values.length);
  for (const document of documents) {
    for (const value of ofDocument[document] ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
  return values.map((value, number) => ({ value, count: counts[number] ?? 0 })).filter(({ count }) => count > 0);
}

/** By count, the most frequent first, or by name only. */
export function inFacetOrder(counts: readonly FacetCount[], order: 'alpha' | 'count'): FacetCount[] {
  const byLabel = (a: FacetCount, b: FacetCount) => compareTexts(a.value.label, b.value.label);
  return counts.toSorted(order === 'count' ? (a, b) => b.count - a.count || byLabel(a, b) : byLabel);
}

/** The least and the greatest number among them; nothing where there are none. */
export function statsOf(counts: readonly FacetCount[]): FacetStats | undefined {
  const numbers = counts.flatMap(({ value }) => value.number ?? []).toSorted((a, b) => a - b);
  const [min] = numbers;
  const max = numbers.at(-1);
  return min === undefined || max === undefined ? undefined : { min, max };
}
