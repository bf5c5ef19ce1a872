import type { Facets, FacetValue, PageEnvelope } from '#contract/api/paging.ts';
import { office } from '#contract/site/office.ts';
import { tier } from '#contract/values.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { containsWords } from '#server/content/catalogue/lists/text-match.ts';

interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  facets?: 'none' | undefined;
}

/** How one kind of record is listed. */
export interface ListRules<Item, Query extends ListQuery> {
  /** Plural, as in "No tours available at the moment". */
  noun: string;
  facets: readonly Facet<Item, Query>[];
  /** Where the words of `q` may occur. */
  textOf(item: Item): readonly (string | undefined)[];
}

interface ListPage<Item> {
  items: Item[];
  envelope: PageEnvelope;
}

/**
 * Narrows, counts and pages `items`, which come sorted. A page beyond the last is empty and has the true total. A
 * facet's counts are those of the list narrowed by everything but that facet.
 */
export function listPage<Item, Query extends ListQuery>(
  items: readonly Item[],
  query: Query,
  rules: ListRules<Item, Query>,
): ListPage<Item> {
  const worded =
    query.q === undefined ? items : items.filter((item) => containsWords(rules.textOf(item), query.q ?? ''));
  const matching = worded.filter(passesFacets(query, rules.facets));
  const start = (query.page - 1) * query.limit;
  return {
    items: matching.slice(start, start + query.limit),
    envelope: {
      total: matching.length,
      page: query.page,
      limit: query.limit,
      message: emptyMessage(rules.noun, items.length, matching.length),
      ...(query.facets !== 'none' && { facets: facetCounts(worded, query, rules.facets) }),
    },
  };
}

/** Why a list is empty, said for each kind of record (B-74). */
function emptyMessage(noun: string, all: number, matching: number): string {
  if (all === 0) return `No ${noun} available at the moment`;
  return matching === 0 ? `No ${noun} match your current filters. Try adjusting your criteria.` : '';
}

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
function passesFacets<Item, Query>(query: Query, facets: readonly Facet<Item, Query>[]): (item: Item) => boolean {
  // Most facets have no choice, and are asked about no item.
  const chosen = facets
    .map((facet) => ({ facet, values: chosenValues(query, facet) }))
    .filter(({ values }) => values.length > 0);
  return (item) =>
    chosen.every(({ facet, values }) => facet.valuesOf(item, query).some((value) => values.includes(value)));
}

/** For each facet, how many items each value would leave with all the other facets as they are. */
function facetCounts<Item, Query>(items: readonly Item[], query: Query, facets: readonly Facet<Item, Query>[]): Facets {
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

/** `fly-in` → `Fly-in`: a value that is its own label, but for the capital. */
export function capitalised(values: readonly string[]): FacetOption[] {
  return values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}

/** Options whose labels are spelled out, in the order of the values. */
export function labelled<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): FacetOption[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const tierOptions = labelled(tier.options, tierNames);

/** The countries some record lies in. */
export function countryOptions(used: Iterable<string>): FacetOption[] {
  const inUse = new Set(used);
  return capitalised(office().countries.filter((name) => inUse.has(name)));
}

/** The destinations some record lies in, or that are asked for all the same: by name and in the catalogue's order. */
export function destinationOptions({ destinations }: Catalogue, used: Iterable<string>): FacetOption[] {
  const inUse = new Set(used);
  return [...destinations.values()]
    .filter(({ summary }) => inUse.has(summary.slug))
    .map(({ summary }) => ({ value: summary.slug, label: summary.name }));
}
