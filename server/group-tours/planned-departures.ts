import { basePriceOf, sharingParty } from '#contract/base-price.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/seats-price.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile } from '#server/catalogue/content/content-schema.ts';
import { departureDates } from '#server/catalogue/content/departure-dates.ts';
import { tourCostsOf } from '#server/catalogue/tours/tour-costs.ts';
import type { NewDeparture } from '#server/group-tours/departure-seats.ts';

/** A group tour with the departures that are on sale, in order; nobody is booked on any. */
export interface DeparturePlan {
  record: GroupTourFile;
  departures: NewDeparture[];
  /** By first day, the most the whole trip comes to for each of two who share. Dollars. */
  wholeTrips: ReadonlyMap<string, number>;
}

/** What is on sale on `day`, a calendar day in Nairobi, by the group tour's slug. */
export function planDepartures(catalogue: Catalogue, day: string): ReadonlyMap<string, DeparturePlan> {
  return new Map(
    [...catalogue.groupTours.values()].map(({ record }) => {
      const departures = newDepartures(record, day);
      return [record.slug, { record, departures, wholeTrips: wholeTripsOf(catalogue, record, departures) }];
    }),
  );
}

function wholeTripsOf(
  catalogue: Catalogue,
  record: GroupTourFile,
  departures: readonly NewDeparture[],
): ReadonlyMap<string, number> {
  const tour = { ...record, ...tourCostsOf(catalogue, record) };
  return new Map(
    departures.map(({ startDate }) => {
      const price = basePriceOf(record.prices, startDate, sharingParty).usd;
      const { total } = priceSeats({ price, singleSupplement: 0 }, sharingParty);
      return [startDate, wholeTripOfSeats(tour, { startDate }, sharingParty, total).perPerson.most];
    }),
  );
}

function newDepartures({ slug, departures }: GroupTourFile, today: string): NewDeparture[] {
  return departureDates(departures.rule, today).map((startDate) => ({
    id: `${slug}-${startDate}`,
    groupTourId: slug,
    startDate,
    seats: { total: departures.totalSeats, booked: 0 },
  }));
}
