import type { QueryKey } from '@tanstack/react-query';
import type { PageCollection } from '#contract/pages.ts';
import { blogPostsQuery } from '#features/blog/blog.queries.ts';
import { destinationsQuery } from '#features/destinations/destination.queries.ts';
import { groupToursQuery } from '#features/group-tours/group-tour.queries.ts';
import { inspirationsQuery } from '#features/inspirations/inspiration.queries.ts';
import { placesQuery } from '#features/places/place.queries.ts';
import { toursQuery } from '#features/tours/tour.queries.ts';
import { absolute } from '#platform/page-head.ts';
import { type SectionPath, sections, trailBelow } from '#platform/page-trails.ts';
import { addressOf, type PageStatement, type QueryReader } from '#src/prerender/structured-data/thing.ts';

const lists: Record<SectionPath, readonly [PageCollection, QueryOf]> = {
  '/tours': ['tours', toursQuery],
  '/group-tours': ['groupTours', groupToursQuery],
  '/destinations': ['destinations', destinationsQuery],
  '/places': ['places', placesQuery],
  '/blog': ['posts', blogPostsQuery],
  '/inspirations': ['inspirations', inspirationsQuery],
};

type QueryOf = () => { queryKey: QueryKey };

/** The records stand under the name of their collection. */
type List = { total: number } & Partial<Record<PageCollection, readonly Listed[]>>;

type Listed = { slug: string } & ({ name: string } | { title: string });

/** A list's first page: how many records there are, and those it shows, in its order. */
export function listStatement(read: QueryReader, path: SectionPath): PageStatement | undefined {
  const [collection, query] = lists[path];
  const list = read.getQueryData<List>(query().queryKey);
  if (list === undefined) return undefined;
  const name = sections[path];
  return {
    name,
    trail: trailBelow(),
    things: [
      {
        '@type': 'CollectionPage',
        name,
        url: absolute(path),
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: list.total,
          itemListElement: list[collection]?.map((record, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: 'name' in record ? record.name : record.title,
            url: addressOf(collection, record.slug),
          })),
        },
      },
    ],
  };
}
