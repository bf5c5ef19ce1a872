import { type JsonObject, leavesOf, valueAt } from '#search/json.ts';
import type { FacetStats } from '#search/search-engine-types.ts';
import { compareTexts } from '#search/sort-keys.ts';

/** A value of an attribute, as filters and facets see it. */
export interface FacetValue {
  /** As it is shown: its first spelling. */
  label: string;
  /** As it is compared: without surrounding space and case; accents count. */
  text: string;
  number: number | undefined;
}

/** The values of one attribute. */
export interface FacetColumn {
  /** Each different value once. */
  values: readonly FacetValue[];
  /** Which of them each document has, by the number of the document. */
  ofDocument: readonly (readonly number[])[];
}

/** Reads a column when it is first asked for, and caches it. */
export type FacetColumns = (attribute: string) => FacetColumn;

export function facetColumnsOf(documents: readonly JsonObject[]): FacetColumns {
  const columns = new Map<string, FacetColumn>();
  return (attribute) => {
    const known = columns.get(attribute) ?? readColumn(documents, attribute);
    columns.set(attribute, known);
    return known;
  };
}

function readColumn(documents: readonly JsonObject[], attribute: string): FacetColumn {
  const values: FacetValue[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (leaf: string | number | boolean) => {
    const label = String(leaf);
    const key = `${typeof leaf} ${facetText(label)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, values.length);
    return values.push({ label, text: facetText(label), number: typeof leaf === 'number' ? leaf : undefined }) - 1;
  };
  const ofDocument = documents.map((document) => [...new Set(leavesOf(valueAt(document, attribute)).map(numberOf))]);
  return { values, ofDocument };
}

export function facetText(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase();
}

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
