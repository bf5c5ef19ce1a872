import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { listAccommodations, listDestinations, listGroupTours, listPlaces, listTours } from '#contract/endpoints.ts';
import type { SearchIndex } from '#features/search/search-address.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';

/** Spec §9: at most so many results of each collection, and no search below so many characters. */
export const hitsPerIndex = 10;
export const shortestQuery = 2;

/** One found record, whatever its collection. */
export interface SearchHit {
  id: string;
  title: string;
  text: string;
  to: string;
}

export interface FoundHits {
  hits: SearchHit[];
  total: number;
}

type ListEndpoint =
  | typeof listTours
  | typeof listGroupTours
  | typeof listDestinations
  | typeof listPlaces
  | typeof listAccommodations;

interface Collection {
  name: string;
  endpoint: ListEndpoint;
  /** Where its records have their pages. */
  folder: string;
}

export const collections: Record<SearchIndex, Collection> = {
  tours: { name: 'Tours', endpoint: listTours, folder: '/tour' },
  group_tours: { name: 'Group tours', endpoint: listGroupTours, folder: '/group-tour' },
  destinations: { name: 'Destinations', endpoint: listDestinations, folder: '/destinations' },
  places: { name: 'Places', endpoint: listPlaces, folder: '/place' },
  accommodations: { name: 'Stays', endpoint: listAccommodations, folder: '/accommodation' },
};

const named = z.object({ id: z.string(), slug: z.string(), name: z.string(), summary: z.string() });
const total = z.object({ total: z.number() });

/** The search of one collection, reduced to hits. One call for each, so one that fails leaves the others. */
export function collectionSearch(index: SearchIndex, q: string) {
  const { endpoint, folder } = collections[index];
  const input = { query: { q, limit: hitsPerIndex } };
  return queryOptions<FoundHits>({
    queryKey: [...endpointKey(endpoint, input), 'hits'],
    queryFn: async ({ client, signal }) => {
      const page = (await apiOf(client).call(endpoint, input, signal)) as Record<string, unknown>;
      const records = z.array(named).parse(page[endpoint.records?.key ?? '']);
      return {
        total: total.parse(page).total,
        hits: records.map(({ id, slug, name, summary }) => ({
          id,
          title: name,
          text: summary,
          to: `${folder}/${slug}`,
        })),
      };
    },
  });
}
