import { destinationTypes } from '#contract/choices.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { office } from '#contract/site/office.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = {
  page,
  country: listOf(oneOf(office().countries)),
  month: listOf(oneOf(monthSlugs)),
  wildlife: listOf(slug),
  type: listOf(oneOf(destinationTypes)),
};

/** What `/destinations` keeps in its address. */
type DestinationSearch = ReadSearch<typeof fields>;

export const readDestinationSearch = searchReader(fields);

export const destinationsQuery = (search: DestinationSearch = {}) =>
  endpointQuery('listDestinations', { query: search });

export const destinationsMapQuery = () => endpointQuery('getDestinationsMap', {});

export const destinationQuery = (slug: string) => endpointQuery('getDestination', { params: { slug } });
