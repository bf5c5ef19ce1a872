import type { Facets, FacetValue } from '#contract/api/paging.ts';

/** A way to narrow a list: the parameter it has in the address, and its name on the page. */
export interface Facet {
  key: string;
  label: string;
  /** Chosen somewhere else on the page: it is named among the choices and has no pill. */
  isAskedAbove?: boolean;
}

/** What is chosen, by the facet's key. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export interface FacetChoice {
  facet: Facet;
  value: FacetValue;
}

/** What is chosen, with the names people know it by; one the list does not know has the words of its address. */
export function chosenValues(facets: readonly Facet[], values: Facets, chosen: Chosen): FacetChoice[] {
  return facets.flatMap((facet) =>
    (chosen[facet.key] ?? []).map((value) => ({
      facet,
      value: values[facet.key]?.find((known) => known.value === value) ?? {
        value,
        label: value.replaceAll('-', ' '),
        count: 0,
      },
    })),
  );
}

/** The values of one facet after pressing one of them. */
export function toggled(values: readonly string[] = [], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
