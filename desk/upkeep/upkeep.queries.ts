import { getDeskUpkeep } from '#contract/desk/upkeep-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const upkeepQuery = endpointQuery(getDeskUpkeep, {});
