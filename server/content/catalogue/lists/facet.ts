import type { Facets, FacetValue } from '#contract/api/paging.ts';

export interface FacetOption {
  value: string;
  label: string;
}

/** One way a list can be narrowed. */
export interface Facet<Item, Query> {
  /** The query's key; the facet stands under it in the answer too. */
  key: keyof Query & string;
  /** Every value on offer, in the order it is offered; a value without matches is offered with count 0. */
  options: readonly FacetOption[];
  /** The values an item counts under. Another part of the query may decide which (a month among those with seats left). */
  valuesOf(item: Item, query: Query): readonly string[];
}

/** Whether an item has one of the chosen values of every facet; a facet without a choice lets everything pass. */
export function passesFacets<Item, Query>(
  query: Query,
  facets: readonly Facet<Item, Query>[],
): (item: Item) => boolean {
  // Most facets have no choice, and are asked about no item.
  const chosen = facets
    .map((facet) => ({ facet, values: chosenValues(query, facet) }))
    .filter(({ values }) => values.length > 0);
  return (item) =>
    chosen.every(({ facet, values }) => facet.valuesOf(item, query).some((value) => values.includes(value)));
}

/** For each facet, how many items each value would leave with all the other facets as they are. */
export function facetCounts<Item, Query>(
  items: readonly Item[],
  query: Query,
  facets: readonly Facet<Item, Query>[],
): Facets {
  return Object.fromEntries(
    facets.map((facet) => {
      const passes = passesFacets(
        query,
        facets.filter((other) => other !== facet),
      );
      const counts = new Map<string, number>();
      for (const item of items) {
        if (!passes(item)) continue;
        for (const value of new Set(facet.valuesOf(item, query))) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const values = facet.options.map((option): FacetValue => ({ ...option, count: counts.get(option.value) ?? 0 }));
      return [facet.key, values];
    }),
  );
}

/** What the query asks of the facet. */
export function chosenValues<Item, Query>(query: Query, { key }: Facet<Item, Query>): readonly unknown[] {
  const chosen: unknown = query[key];
  if (chosen === undefined) return [];
  return Array.isArray(chosen) ? chosen : [chosen];
}
