import type { Endpoint } from '#contract/api/endpoint.ts';
import { getDepartureFeed, getDeskDeparture, listDeskDepartures } from '#contract/desk/departure-endpoints.ts';
import type { DepartureSearch } from '#desk/departures/departure-search.ts';
import { useRecordChange } from '#desk/platform/use-record-change.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** The calendar shows whole months: as many as one answer may hold. */
const onPage = 100;

export const departuresQuery = (search: DepartureSearch) =>
  endpointQuery(listDeskDepartures, { query: { ...search, limit: onPage } });

export const departureQuery = (id: string) => endpointQuery(getDeskDeparture, { params: { id } });

export const useDepartureChange = <E extends Endpoint>(endpoint: E, id: string) =>
  useRecordChange(endpoint, departureQuery(id).queryKey, {
    versionOf: ({ departure, history }) => ({ version: departure.version, history }),
  });

export const departureFeedQuery = () => endpointQuery(getDepartureFeed, {});
