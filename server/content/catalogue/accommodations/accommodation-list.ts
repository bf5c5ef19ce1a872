import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listAccommodations } from '#contract/api/endpoints.ts';
import {
  type AccommodationSummary,
  type accommodationsQuery,
  accommodationType,
} from '#contract/records/accommodations.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { capitalised, destinationOptions, tierOptions } from '#server/content/catalogue/lists/facet-options.ts';
import { type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

type AccommodationsQuery = z.infer<typeof accommodationsQuery>;

export function accommodationList(
  catalogue: Catalogue,
  query: AccommodationsQuery,
): EndpointAnswer<typeof listAccommodations> {
  const stays = [...catalogue.accommodations.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(stays, query, accommodationRules(catalogue, stays));
  return { accommodations: items, ...envelope };
}

function accommodationRules(
  catalogue: Catalogue,
  stays: readonly AccommodationSummary[],
): ListRules<AccommodationSummary, AccommodationsQuery> {
  return {
    noun: 'accommodations',
    facets: [
      { key: 'tier', options: tierOptions, valuesOf: (stay) => [stay.tier] },
      { key: 'type', options: capitalised(accommodationType.options), valuesOf: (stay) => [stay.type] },
      {
        key: 'destination',
        options: destinationOptions(
          catalogue,
          stays.map((stay) => stay.destinationId),
        ),
        valuesOf: (stay) => [stay.destinationId],
      },
    ],
    textOf: ({ name, summary, type, tier, board, destinationName }) => [
      name,
      summary,
      type,
      tier,
      board,
      destinationName,
    ],
  };
}
