import type { QueryClient } from '@tanstack/react-query';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import type { EndpointName } from '#platform/api/api.ts';
import { fieldsOf } from '#platform/fields-of.ts';

export interface SavedPage {
  title: string;
  href: string;
}

/** Whose answer is the whole page of a record. */
const collections = new Map<unknown, PageCollection>([
  ['getTour', 'tours'],
  ['getGroupTour', 'groupTours'],
  ['getDestination', 'destinations'],
  ['getPlace', 'places'],
  ['getAccommodation', 'accommodations'],
  ['getActivity', 'activities'],
  ['getPost', 'posts'],
  ['getInspiration', 'inspirations'],
] satisfies [EndpointName, PageCollection][]);

/** The records' pages that can be opened without a network, those read last first. */
export function savedPages(queryClient: QueryClient, most = 6): SavedPage[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey: [name, input], state: { data } }) => {
      const collection = collections.get(name);
      const { slug } = fieldsOf(fieldsOf(input).params);
      const title = titleOf(data);
      if (collection === undefined || typeof slug !== 'string' || title === undefined) return [];
      return [{ title, href: pageOf(collection, slug) }];
    })
    .slice(0, most);
}

/** The endpoint whose answer is such a record's page. */
export function endpointOfRecord(collection: PageCollection): unknown {
  return [...collections].find(([, of]) => of === collection)?.[0];
}

/** What a record is called; undefined where it says nothing of the kind. */
export function titleOf(data: unknown): string | undefined {
  const { name, title } = fieldsOf(data);
  return [name, title].find(isText);
}

const isText = (value: unknown) => typeof value === 'string';
