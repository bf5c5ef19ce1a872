import { sharingParty } from '#contract/money/base-price.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { GroupTourFile } from '#server/content/catalogue/records/content-schema.ts';
import { departureDates } from '#server/content/catalogue/records/departure-dates.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import type { NewDeparture } from '#server/group-tours/departure-seats.ts';

/** A group tour with the departures its rule gives, in order; nobody is booked on any. */
export interface DeparturePlan {
  record: GroupTourFile;
  departures: NewDeparture[];
  /** The most the whole trip comes to for each of two who share and leave on that day at that price. Dollars. */
  wholeTripOn(startDate: string, price: number): number;
}

/** What the rules give on `day`, a calendar day at the office, by the group tour's slug. */
export function planDepartures(catalogue: Catalogue, day: string): ReadonlyMap<string, DeparturePlan> {
  return new Map(
    catalogue.groupTours.all().map(([, { record }]) => {
      const departures = newDepartures(record, day);
      return [record.slug, { record, departures, wholeTripOn: wholeTripsOf(catalogue, record) }];
    }),
  );
}

/** The id of a group tour's departure on a day: an address ends with it, and enquiries name it. */
export function departureId(slug: string, startDate: string): string {
  return `${slug}-${startDate}`;
}

/** Every request for departures asks for each of them, and they change seldom: a day and a price are worked out once. */
function wholeTripsOf(catalogue: Catalogue, record: GroupTourFile): DeparturePlan['wholeTripOn'] {
  const tour = { ...record, ...tourCostsOf(catalogue, record) };
  const known = new Map<string, number>();
  return (startDate, price) => {
    const key = `${startDate} ${price}`;
    const dollars = known.get(key) ?? wholeTripOf(startDate, price);
    known.set(key, dollars);
    return dollars;
  };

  function wholeTripOf(startDate: string, price: number): number {
    const { total } = priceSeats({ price, singleSupplement: 0 }, sharingParty);
    const { most: wholeTrip } = wholeTripOfSeats(tour, { startDate }, sharingParty, total).total;
    return eachOf({ wholeTrip, people: sharingParty });
  }
}

function newDepartures({ slug, departures }: GroupTourFile, today: string): NewDeparture[] {
  return departureDates(departures.rule, today).map((startDate) => ({
    id: departureId(slug, startDate),
    groupTourId: slug,
    startDate,
    seats: { total: departures.totalSeats, booked: 0 },
  }));
}
