import type { Facet } from '#ui/facets/facet.ts';

export const placeFacets: readonly Facet[] = [
  { key: 'category', label: 'Kind of place' },
  { key: 'destination', label: 'Destination' },
];
