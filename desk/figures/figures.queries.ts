import { getDeskFigures } from '#contract/desk/figure-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const figuresQuery = (period: { from?: string | undefined; to?: string | undefined }) =>
  endpointQuery(getDeskFigures, { query: period });
