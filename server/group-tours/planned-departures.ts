import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile } from '#server/catalogue/content/content-schema.ts';
import { departureDates } from '#server/catalogue/content/departure-dates.ts';
import type { NewDeparture } from '#server/group-tours/departure-seats.ts';

/** A group tour with the departures that are on sale, in order; nobody is booked on any. */
export interface DeparturePlan {
  record: GroupTourFile;
  departures: NewDeparture[];
}

/** What is on sale on `day`, a calendar day in Nairobi, by the group tour's slug. */
export function planDepartures({ groupTours }: Catalogue, day: string): ReadonlyMap<string, DeparturePlan> {
  return new Map(
    [...groupTours.values()].map(({ record }) => [record.slug, { record, departures: newDepartures(record, day) }]),
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
