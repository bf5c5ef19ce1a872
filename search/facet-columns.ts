import { type JsonObject, leavesOf, valueAt } from '#search/json.ts';

/** One value of a document's attribute, as filters and facets see it. */
export interface FacetValue {
  /** As it is shown. */
  label: string;
  /** As it is compared: without surrounding space and case; accents count. */
  text: string;
  number: number | undefined;
}

/** Each document's values of one attribute, by the number of the document. */
export type FacetColumn = readonly (readonly FacetValue[])[];

/** Reads a column when it is first asked for, and keeps it. */
export type FacetColumns = (attribute: string) => FacetColumn;

export function facetColumnsOf(documents: readonly JsonObject[]): FacetColumns {
  const columns = new Map<string, FacetColumn>();
  return (attribute) => {
    const known = columns.get(attribute);
    if (known !== undefined) return known;
    const column = documents.map((document) => leavesOf(valueAt(document, attribute)).map(facetValueOf));
    columns.set(attribute, column);
    return column;
  };
}

function facetValueOf(leaf: string | number | boolean): FacetValue {
  const label = String(leaf);
  return { label, text: facetText(label), number: typeof leaf === 'number' ? leaf : undefined };
}

export function facetText(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase();
}
