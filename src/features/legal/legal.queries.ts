import type { LegalSlug } from '#contract/records/legal.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const legalQuery = (slug: LegalSlug) => endpointQuery('getLegalDocument', { params: { slug } });
