import type { Endpoint, EndpointAnswer } from '#contract/api/endpoint.ts';
import * as endpoints from '#contract/api/endpoints.ts';
import { largestPageSize, type PageEnvelope } from '#contract/api/paging.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import type { Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { monthNames } from '#contract/records/seasons.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { Api } from '#platform/api/api.ts';
import { fieldsOf } from '#platform/fields-of.ts';

export type ApiReader = Pick<Api, 'call'>;

/** What the machine-readable files say of a record that has a page. */
interface PublicRecord {
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

const { listTours, listGroupTours, listDestinations, listPlaces, listAccommodations } = endpoints;
const { listActivities, listPosts, listInspirations } = endpoints;

const readers: Record<PageCollection, (api: ApiReader) => Promise<PublicRecord[]>> = {
  tours: each(listTours, endpoints.getTour, (tour) => ({ ...published('tours', tour), prices: priceWords(tour) })),
  groupTours: each(listGroupTours, endpoints.getGroupTour, (tour) => published('groupTours', tour)),
  destinations: each(listDestinations, endpoints.getDestination, (record) => published('destinations', record)),
  places: each(listPlaces, endpoints.getPlace, (place) => published('places', place)),
  accommodations: each(listAccommodations, endpoints.getAccommodation, (stay) =>
    published('accommodations', { ...stay, gallery: [...stay.gallery, ...Object.values(stay.roomPictures)] }),
  ),
  activities: each(listActivities, endpoints.getActivity, (activity) =>
    published('activities', { ...activity, gallery: activity.images }),
  ),
  posts: each(listPosts, endpoints.getPost, (post) => published('posts', post)),
  inspirations: each(listInspirations, endpoints.getInspiration, (record) => published('inspirations', record)),
};

type Listed<List extends Endpoint> = Extract<
  EndpointAnswer<List>[keyof EndpointAnswer<List>],
  readonly { slug: string }[]
>[number];

/** All records of a list, as many at a time as the API gives. */
export async function everyRecord<List extends Endpoint>(api: ApiReader, list: List): Promise<Listed<List>[]> {
  const records: Listed<List>[] = [];
  for (let page = 1; ; page += 1) {
    const answer = (await api.call<Endpoint>(list, {
      query: { page, limit: largestPageSize },
    } as never)) as PageEnvelope;
    records.push(...(fieldsOf(answer)[list.records?.key ?? ''] as Listed<List>[]));
    if (page * largestPageSize >= answer.total) return records;
  }
}

/** Every record of a list, as `toPublicRecord` makes it of the call that answers it in full. */
function each<Detail extends Endpoint>(
  list: Endpoint,
  detail: Detail,
  toPublicRecord: (record: EndpointAnswer<Detail>) => PublicRecord,
) {
  return async (api: ApiReader) => {
    const listed: { slug: string }[] = await everyRecord(api, list);
    return fewAtOnce(listed, async ({ slug }) =>
      toPublicRecord((await api.call<Endpoint>(detail, { params: { slug } } as never)) as EndpointAnswer<Detail>),
    );
  };
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

type Named = { name: string; summary: string } | { title: string; excerpt: string };

function published(collection: PageCollection, record: Dated & Named): PublicRecord {
  const { slug, updatedAt, coverImage, gallery = [] } = record;
  const [title, summary] = 'name' in record ? [record.name, record.summary] : [record.title, record.excerpt];
  return { path: pageOf(collection, slug), title, summary, updatedAt, pictures: [coverImage, ...gallery] };
}

/** How many calls are on their way at once, of as many as a large catalogue has records. */
const atOnce = 8;

/** What `run` makes of every item, in their order; the first failure ends it. */
async function fewAtOnce<Item, Made>(items: readonly Item[], run: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) made[index] = await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}
