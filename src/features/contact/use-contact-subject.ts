import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ContactContext } from '#contract/forms/contact.ts';
import type { TourOfSeats } from '#contract/money/seats-price.ts';
import type { GroupTour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import type { ContactSearch } from '#features/contact/contact-search.ts';
import { AppError } from '#platform/api/app-error.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { capitalise } from '#platform/format.ts';

export interface ContactSubject {
  /** For people. */
  words: string;
  /** For the enquiry. */
  context: ContactContext;
  /** Seats on a departure that has a price. */
  asked?: AskedSeats;
}

export interface AskedSeats {
  tour: TourOfSeats;
  departure: Departure;
  seats: number;
}

/** What is needed of a record of any kind. */
interface NamedRecord extends Partial<Pick<GroupTour, 'departures' | keyof TourOfSeats>> {
  name: string;
}

const recordKinds = [
  { key: 'tour', kind: 'tour', endpoint: 'getTour', page: '/tour/' },
  { key: 'groupTour', kind: 'group-tour', endpoint: 'getGroupTour', page: '/group-tour/' },
  { key: 'destination', kind: 'destination', endpoint: 'getDestination', page: '/destinations/' },
  { key: 'accommodation', kind: 'accommodation', endpoint: 'getAccommodation', page: '/accommodation/' },
  { key: 'activity', kind: 'activity', endpoint: 'getActivity', page: '/activity/' },
] as const;

const noRecord = { key: 'tour', kind: 'tour', endpoint: 'getTour', page: '/tour/' } as const;

/**
 * What the visitor was looking at when they decided to write; undefined when nothing is known, or it does not exist. No
 * failure here may stand between a visitor and a person: a record that cannot be read is called by its address.
 */
export function useContactSubject(search: ContactSearch): ContactSubject | undefined {
  const named = recordKinds.find(({ key }) => search[key] !== undefined);
  const { key, kind, endpoint, page } = named ?? noRecord;
  const slug = search[key] ?? '';
  // Five kinds of record, and of each only the name is read.
  const query = endpointQuery(endpoint, { params: { slug } }) as unknown as UseQueryOptions<NamedRecord>;
  const { data: record, error } = useQuery({ ...query, enabled: named !== undefined });

  if (named === undefined) return searchSubject(search) ?? reportSubject(search);
  if (error instanceof AppError && error.kind === 'NOT_FOUND_ERROR') return undefined;
  const name = record?.name ?? capitalise(slug.replaceAll('-', ' '));
  const context: ContactContext = { kind, id: slug, name, url: page + slug };
  return kind === 'group-tour' ? seatsSubject(context, record, search) : { words: name, context };
}

/** A departure that has left, or was taken off the list, is still what the visitor means. */
function seatsSubject(
  context: ContactContext,
  record: NamedRecord | undefined,
  { departure, seats }: ContactSearch,
): ContactSubject {
  const listed = record?.departures?.find(({ id }) => id === departure);
  const start = listed?.startDate ?? departure?.match(/\d{4}-\d\d-\d\d$/)?.[0];
  const words = [context.name, start && formatDay(start), seats && count(seats, 'seat')].filter(Boolean).join(', ');
  const named = { ...context, ...(departure && { departureId: departure }), ...(seats && { seats }) };
  const isPriced = isTourOfSeats(record) && listed !== undefined && seats !== undefined;
  return { words, context: named, ...(isPriced && { asked: { tour: record, departure: listed, seats } }) };
}

/** An answer kept by an older build of the site may lack what prices hang on. */
function isTourOfSeats(record: Partial<TourOfSeats> | undefined): record is TourOfSeats {
  return record?.fees !== undefined && record.otherCosts !== undefined && record.itinerary !== undefined;
}

function searchSubject({ search }: ContactSearch): ContactSubject | undefined {
  if (search === undefined) return undefined;
  const url = `/search?q=${encodeURIComponent(search)}`;
  const name = `Search for “${search}”`;
  return { words: name, context: { kind: 'search', id: search, name, url } };
}

function reportSubject({ report, page }: ContactSearch): ContactSubject | undefined {
  if (report === undefined && page === undefined) return undefined;
  const where = page === undefined ? 'A page that failed' : `A failure on ${page}`;
  const words = report === undefined ? where : `${where} (${report})`;
  return {
    words,
    context: { kind: 'error-report', id: report ?? 'unknown', name: words.slice(0, 200), url: page ?? '/' },
  };
}
