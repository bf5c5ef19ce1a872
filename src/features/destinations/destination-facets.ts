import type { Facet } from '#ui/facets/facet.ts';

export const destinationFacets: readonly Facet[] = [
  { key: 'month', label: 'Month' },
  { key: 'country', label: 'Country' },
  { key: 'wildlife', label: 'Wildlife' },
  { key: 'type', label: 'Kind' },
];
