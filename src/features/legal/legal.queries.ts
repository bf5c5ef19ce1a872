import { endpointQuery } from '#platform/api/endpoint-query.ts';

export type LegalSlug = 'privacy-policy' | 'terms-and-conditions';

export const legalQuery = (slug: LegalSlug) => endpointQuery('getLegalDocument', { params: { slug } });
