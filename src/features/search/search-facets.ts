import type { FacetValue } from '#contract/api/paging.ts';
import { monthNames, monthSlugs } from '#contract/records/seasons.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { difficultyNames, styleNames } from '#features/tours/tour-words.ts';
import { capitalise } from '#platform/format.ts';
import type { Facet } from '#ui/facets/facet.ts';

/** A facet of a collection: its parameter in the address, and the attribute of the documents behind it. */
export interface SearchFacet extends Facet {
  key: FacetKey;
  attribute: string;
}

export const facetKeys = [
  'destination',
  'country',
  'activity',
  'tier',
  'style',
  'difficulty',
  'type',
  'category',
  'wildlife',
  'month',
] as const;
export type FacetKey = (typeof facetKeys)[number];

const destinations: SearchFacet = { key: 'destination', label: 'Destination', attribute: 'destinations' };
const country: SearchFacet = { key: 'country', label: 'Country', attribute: 'countries' };
const activity: SearchFacet = { key: 'activity', label: 'Activity', attribute: 'activities' };
const month: SearchFacet = { key: 'month', label: 'Month', attribute: 'months' };
const tier: SearchFacet = { key: 'tier', label: 'Comfort', attribute: 'tier' };
const type: SearchFacet = { key: 'type', label: 'Kind', attribute: 'type' };
const destination: SearchFacet = { key: 'destination', label: 'Destination', attribute: 'destination' };

/** What each collection can be narrowed by. */
export const searchFacets: Record<IndexUid, readonly SearchFacet[]> = {
  tours: [
    destinations,
    country,
    tier,
    { key: 'style', label: 'Style', attribute: 'style' },
    activity,
    month,
    { key: 'difficulty', label: 'Effort', attribute: 'difficulty' },
  ],
  group_tours: [destinations, country, activity, { ...month, label: 'Departs in' }],
  destinations: [country, type, { key: 'wildlife', label: 'Wildlife', attribute: 'wildlife' }, month],
  places: [{ key: 'category', label: 'Kind', attribute: 'category' }, destination, country],
  accommodations: [destination, tier, type, country],
};

const named: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  tier: tierNames,
  style: styleNames,
  difficulty: difficultyNames,
};

/** A value as visitors know it. Months are numbers in the documents, `july` in the address. */
export function facetLabel(key: FacetKey, value: string): string {
  if (key === 'month') return monthNames[Number(value) - 1] ?? value;
  const known = named[key];
  if (known !== undefined && Object.hasOwn(known, value)) return known[value] ?? value;
  return capitalise(value);
}

const slugsInOrder: readonly string[] = monthSlugs;

/** From the address to the documents, and back. */
export const facetFilter = {
  fromAddress: (key: FacetKey, value: string): string => {
    const position = key === 'month' ? slugsInOrder.indexOf(value) : -1;
    return position === -1 ? value : String(position + 1);
  },
  toAddress: (key: FacetKey, value: string): string => (key === 'month' && monthSlugs[Number(value) - 1]) || value,
};

/** The values of a facet in the order one looks for them: months and comfort as they follow each other, others by count. */
export function facetValues(key: FacetKey, counts: readonly { name: string; count: number }[]): FacetValue[] {
  const order = key === 'tier' ? Object.keys(tierNames) : undefined;
  const rank = ({ name, count }: { name: string; count: number }) =>
    key === 'month' ? Number(name) : order ? order.indexOf(name) : -count;
  return [...counts]
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .map(({ name, count }) => ({ value: facetFilter.toAddress(key, name), label: facetLabel(key, name), count }));
}
