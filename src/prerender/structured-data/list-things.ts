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

type Listed = { slug: string } & ({ name: string } | { title: string });

interface List {
  collection: PageCollection;
  total: number;
  records: readonly Listed[];
}

const lists: Record<SectionPath, (read: QueryReader) => List | undefined> = {
  '/tours': (read) => {
    const list = read.getQueryData(toursQuery().queryKey);
    return list && { collection: 'tours', total: list.total, records: list.tours };
  },
  '/group-tours': (read) => {
    const list = read.getQueryData(groupToursQuery().queryKey);
    return list && { collection: 'groupTours', total: list.total, records: list.groupTours };
  },
  '/destinations': (read) => {
    const list = read.getQueryData(destinationsQuery().queryKey);
    return list && { collection: 'destinations', total: list.total, records: list.destinations };
  },
  '/places': (read) => {
    const list = read.getQueryData(placesQuery().queryKey);
    return list && { collection: 'places', total: list.total, records: list.places };
  },
  '/blog': (read) => {
    const list = read.getQueryData(blogPostsQuery().queryKey);
    return list && { collection: 'posts', total: list.total, records: list.posts };
  },
  '/inspirations': (read) => {
    const list = read.getQueryData(inspirationsQuery().queryKey);
    return list && { collection: 'inspirations', total: list.total, records: list.inspirations };
  },
};

/** A list's first page: how many records there are, and those it shows, in its order. */
export function listStatement(read: QueryReader, path: SectionPath): PageStatement | undefined {
  const list = lists[path](read);
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
          itemListElement: list.records.map((record, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: 'name' in record ? record.name : record.title,
            url: addressOf(list.collection, record.slug),
          })),
        },
      },
    ],
  };
}
