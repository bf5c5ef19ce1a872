import type { Tour } from '#contract/details.ts';
import {
  getAccommodation,
  getActivity,
  getDestination,
  getGroupTour,
  getInspiration,
  getPlace,
  getPost,
  getTour,
  listAccommodations,
  listActivities,
  listDestinations,
  listGroupTours,
  listInspirations,
  listPlaces,
  listPosts,
  listTours,
} from '#contract/endpoints.ts';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import { largestPageSize, type PageEnvelope } from '#contract/paging.ts';
import type { Picture } from '#contract/picture.ts';
import { monthNames } from '#contract/seasons.ts';
import { eachOf } from '#contract/whole-trip.ts';
import type { Api } from '#platform/api/api.ts';
import { formatUsd } from '#platform/format/money.ts';
import { fewAtOnce } from '#src/prerender/documents/few-at-once.ts';

export type ApiReader = Pick<Api, 'call'>;

/** What the machine-readable files say of a record that has a page. */
export interface PublicRecord {
  path: string;
  title: string;
  summary: string;
  /** The day it last changed, `YYYY-MM-DD`. */
  updatedAt: string;
  pictures: readonly Picture[];
  /** What it costs through the year, in a sentence. */
  prices?: string;
}

/** Each collection in the order its list presents it. */
export type PublicRecords = Record<PageCollection, readonly PublicRecord[]>;

/** Asks for every record that has a page: the lists page by page, then each record. */
export async function readPublicRecords(api: ApiReader): Promise<PublicRecords> {
  const asked = Object.entries(readers).map(async ([collection, read]) => [collection, await read(api)]);
  return Object.fromEntries(await Promise.all(asked));
}

const readers: Record<PageCollection, (api: ApiReader) => Promise<PublicRecord[]>> = {
  tours: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listTours, { query }),
      ({ tours }) => tours,
    );
    return each(listed, async (params) => {
      const tour = await api.call(getTour, { params });
      return { ...named('tours', tour), prices: priceWords(tour) };
    });
  },
  groupTours: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listGroupTours, { query }),
      ({ groupTours }) => groupTours,
    );
    return each(listed, async (params) => named('groupTours', await api.call(getGroupTour, { params })));
  },
  destinations: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listDestinations, { query }),
      ({ destinations }) => destinations,
    );
    return each(listed, async (params) => named('destinations', await api.call(getDestination, { params })));
  },
  places: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listPlaces, { query }),
      ({ places }) => places,
    );
    return each(listed, async (params) => named('places', await api.call(getPlace, { params })));
  },
  accommodations: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listAccommodations, { query }),
      (answer) => answer.accommodations,
    );
    return each(listed, async (params) => {
      const stay = await api.call(getAccommodation, { params });
      return named('accommodations', { ...stay, gallery: [...stay.gallery, ...Object.values(stay.roomPictures)] });
    });
  },
  activities: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listActivities, { query }),
      ({ activities }) => activities,
    );
    return each(listed, async (params) => {
      const activity = await api.call(getActivity, { params });
      return named('activities', { ...activity, gallery: activity.images });
    });
  },
  posts: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listPosts, { query }),
      ({ posts }) => posts,
    );
    return each(listed, async (params) => titled('posts', await api.call(getPost, { params })));
  },
  inspirations: async (api) => {
    const listed = await everyPage(
      (query) => api.call(listInspirations, { query }),
      ({ inspirations }) => inspirations,
    );
    return each(listed, async (params) => titled('inspirations', await api.call(getInspiration, { params })));
  },
};

/** All records of a list, as many at a time as the API gives. */
export async function everyPage<Answer extends PageEnvelope, Listed>(
  ask: (query: { page: number; limit: number }) => Promise<Answer>,
  recordsOf: (answer: Answer) => readonly Listed[],
): Promise<Listed[]> {
  const records: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, limit: largestPageSize });
    records.push(...recordsOf(answer));
    if (page * largestPageSize >= answer.total) return records;
  }
}

function each(listed: readonly { slug: string }[], read: (params: { slug: string }) => Promise<PublicRecord>) {
  return fewAtOnce(listed, ({ slug }) => read({ slug }));
}

/** What each of two pays for the whole trip in the cheapest month, as cards say it (B-231), and on the dearest day. */
function priceWords({ cheapest, dearest = cheapest }: Tour): string {
  if (cheapest === undefined || dearest === undefined) return '';
  const [least, most] = [cheapest, dearest].map(eachOf).map(formatUsd);
  const months = [cheapest, dearest].map(({ month }) => monthNames[month]);
  const year = least === most ? least : `from ${least} in ${months[0]} to ${most} in ${months[1]}`;
  return `The whole trip for each of two, all in at most: ${year}.`;
}

interface Dated {
  slug: string;
  updatedAt: string;
  coverImage: Picture;
  gallery?: readonly Picture[];
}

function named(collection: PageCollection, record: Dated & { name: string; summary: string }): PublicRecord {
  return { ...published(collection, record), title: record.name, summary: record.summary };
}

function titled(collection: PageCollection, record: Dated & { title: string; excerpt: string }): PublicRecord {
  return { ...published(collection, record), title: record.title, summary: record.excerpt };
}

function published(collection: PageCollection, { slug, updatedAt, coverImage, gallery = [] }: Dated) {
  return { path: pageOf(collection, slug), updatedAt, pictures: [coverImage, ...gallery] };
}
