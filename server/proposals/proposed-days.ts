import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposedDay } from '#contract/forms/proposals.ts';
import { type TripDay, tripDays } from '#contract/trip/trip-days.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { daySnapshot } from '#server/enquiries/day-snapshots.ts';
import type { TripOnOffer } from '#server/proposals/trip-on-offer.ts';

/** The days of the trip with their dates, and what was added on each. */
export function proposedDays(
  catalogue: Pick<Catalogue, 'accommodations'>,
  {
    record,
    chosenStays,
    startDate,
    activities,
  }: Pick<TripOnOffer, 'record' | 'chosenStays' | 'startDate' | 'activities'>,
): ProposedDay[] {
  return tripDays(record.itinerary, chosenStays).map((day, index) => {
    const date = addDays(startDate, index);
    const { title, stay = null } = daySnapshot(catalogue, day);
    const { tourDay } = day;
    return {
      day: index + 1,
      date,
      ...(tourDay !== undefined && tourDay.day !== index + 1 && { tourDay: tourDay.day }),
      title,
      ...describeDay(catalogue, day),
      stay,
      activities: activities.filter((added) => added.date === date).map(({ name }) => name),
    };
  });
}

/** What else is said of a day: what the tour's page says, or of an extra one what its stay serves. */
function describeDay(
  { accommodations }: Pick<Catalogue, 'accommodations'>,
  { tourDay, extraAt, sleepAt }: TripDay<TourFile['itinerary'][number]>,
): Pick<ProposedDay, 'description' | 'drive' | 'meals' | 'stayNote'> {
  if (extraAt !== undefined || tourDay === undefined) {
    const board = sleepAt === undefined ? undefined : accommodations.get(sleepAt)?.record.board;
    return { description: 'A day of your own.', meals: [], ...(board !== undefined && { stayNote: board }) };
  }
  const { description, drive, meals, stayNote } = tourDay;
  return { description, ...(drive && { drive }), meals, ...(stayNote !== undefined && { stayNote }) };
}
