import { getDeskUpkeep } from '#contract/desk/maintenance-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const maintenanceQuery = endpointQuery(getDeskUpkeep, {});
