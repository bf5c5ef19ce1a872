import { officeDateTime } from '#contract/calendar/calendar.ts';
import type { GroupTour } from '#contract/records/details.ts';
import type { Departure, DepartureStatus } from '#contract/records/group-tours.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { offer, reviewThings } from '#src/prerender/structured-data/offer.ts';
import { addressOf, type PageStatement, type QueryReader, type Thing } from '#src/prerender/structured-data/thing.ts';
import { touristTrip } from '#src/prerender/structured-data/tour-things.ts';

export function groupTourStatement(read: QueryReader, slug: string): PageStatement | undefined {
  const tour = read.getQueryData(groupTourQuery(slug).queryKey);
  if (tour === undefined) return undefined;
  const offers = tour.departures.map((departure) => departureOffer(tour, departure));
  return {
    name: tour.name,
    trail: trailBelow('/group-tours'),
    things: [
      { ...touristTrip('groupTours', tour), offers: offers.length > 0 ? offers : undefined },
      ...reviewThings(tour.reviews),
    ],
  };
}

/** In schema.org's words. A waitlist has no seat left; a departure on request can be asked for before it is certain. */
const availabilities: Record<DepartureStatus, string> = {
  available: 'InStock',
  guaranteed: 'InStock',
  limited: 'LimitedAvailability',
  'on request': 'PreOrder',
  waitlist: 'SoldOut',
  'sold out': 'SoldOut',
};

/** One departure: its days are those of the trip it offers, and it is offered until it leaves. */
function departureOffer(tour: GroupTour, { id, startDate, endDate, price, wholeTrip, status }: Departure): Thing {
  const url = addressOf('groupTours', tour.slug);
  const name = `${tour.name}, ${formatDayRange(startDate, endDate)}`;
  return {
    ...(wholeTrip === undefined
      ? offer({ price, unit: 'person sharing', url })
      : offer({ price: wholeTrip, isAllIn: true, unit: 'the whole trip, a person sharing', url })),
    '@id': `${url}#offer-${id}`,
    availability: `https://schema.org/${availabilities[status]}`,
    validFrom: tour.updatedAt,
    validThrough: startDate,
    // Times are what these have in schema.org: some time of the first day, some time of the last.
    itemOffered: {
      '@type': 'TouristTrip',
      name,
      departureTime: officeDateTime(startDate, '00:00'),
      arrivalTime: officeDateTime(endDate, '23:59'),
    },
  };
}
