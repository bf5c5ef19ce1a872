import type { FacetColumn } from '#search/facet-columns.ts';
import type { FacetStats } from '#search/search-engine-types.ts';
import { compareTexts } from '#search/sort-keys.ts';

export interface FacetCount {
  label: string;
  count: number;
}

/** How many of these documents have each value, in the order asked for; of equal values the first spelling is shown. */
export function countValues(column: FacetColumn, documents: Iterable<number>, order: 'alpha' | 'count'): FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const document of documents) {
    const counted = new Set<string>();
    for (const { text, label } of column[document] ?? []) {
      if (counted.has(text)) continue;
      counted.add(text);
      const known = counts.get(text);
      if (known === undefined) counts.set(text, { label, count: 1 });
      else known.count += 1;
    }
  }
  const byLabel = (a: FacetCount, b: FacetCount) => compareTexts(a.label, b.label);
  return [...counts.values()].sort((a, b) => (order === 'count' ? b.count - a.count || byLabel(a, b) : byLabel(a, b)));
}

/** The least and the greatest number of these documents; nothing where there are none. */
export function statsOf(column: FacetColumn, documents: Iterable<number>): FacetStats | undefined {
  let stats: FacetStats | undefined;
  for (const document of documents) {
    for (const { number } of column[document] ?? []) {
      if (number === undefined) continue;
      stats = { min: Math.min(stats?.min ?? number, number), max: Math.max(stats?.max ?? number, number) };
    }
  }
  return stats;
}
