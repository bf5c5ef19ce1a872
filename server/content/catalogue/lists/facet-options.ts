import { office } from '#contract/site/office.ts';
import { tier } from '#contract/values.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { FacetOption } from '#server/content/catalogue/lists/facet.ts';

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
