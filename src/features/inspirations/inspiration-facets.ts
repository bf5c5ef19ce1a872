import type { Facet } from '#ui/facets/facet.ts';

export const inspirationFacets: readonly Facet[] = [{ key: 'theme', label: 'Kind of journey' }];
