import type { Facet } from '#ui/facets/facet.ts';

export const blogFacets: readonly Facet[] = [
  { key: 'category', label: 'Category' },
  { key: 'tag', label: 'Subject' },
];
