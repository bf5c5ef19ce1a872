import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listDestinations } from '#contract/api/endpoints.ts';
import { type DestinationSummary, type destinationsQuery, destinationType } from '#contract/records/destinations.ts';
import { monthOptions } from '#contract/records/seasons.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { Facet, FacetOption } from '#server/content/catalogue/lists/facet.ts';
import { capitalised, countryOptions } from '#server/content/catalogue/lists/facet-options.ts';
import { goodMonths } from '#server/content/catalogue/lists/good-months.ts';
import { listPage } from '#server/content/catalogue/lists/list-page.ts';
import { slugify } from '#server/content/files/slugify.ts';

type DestinationsQuery = z.infer<typeof destinationsQuery>;

export function destinationList(
  catalogue: Catalogue,
  query: DestinationsQuery,
): EndpointAnswer<typeof listDestinations> {
  const destinations = [...catalogue.destinations.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(destinations, query, {
    noun: 'destinations',
    facets: destinationFacets(destinations),
    textOf: ({ name, summary, country, county, type, flagship }) => [name, summary, country, county, type, ...flagship],
  });
  return { destinations: items, ...envelope };
}

function destinationFacets(
  destinations: readonly DestinationSummary[],
): Facet<DestinationSummary, DestinationsQuery>[] {
  return [
    {
      key: 'country',
      options: countryOptions(destinations.map((destination) => destination.country)),
      valuesOf: (destination) => [destination.country],
    },
    { key: 'month', options: monthOptions, valuesOf: (destination) => goodMonths(destination.months) },
    {
      key: 'wildlife',
      options: wildlifeOptions(destinations),
      valuesOf: (destination) => destination.flagship.map(slugify),
    },
    { key: 'type', options: capitalised(destinationType.options), valuesOf: (destination) => [destination.type] },
  ];
}

/** Each flagship species once, by name; the first spelling of it is its label. */
function wildlifeOptions(destinations: readonly DestinationSummary[]): FacetOption[] {
  const labels = new Map<string, string>();
  for (const species of destinations.flatMap((destination) => destination.flagship)) {
    const value = slugify(species);
    if (!labels.has(value)) labels.set(value, species);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
