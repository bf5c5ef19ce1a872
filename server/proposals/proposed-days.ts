import { addDays } from '#contract/calendar.ts';
import type { ProposalOffer, ProposedDay } from '#contract/proposals.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';

/** The date of a day of the trip, which counts from 1. */
export function dateOfDay(startDate: string, day: number): string {
  return addDays(startDate, day - 1);
}

export function lastDayOf({ duration }: TourFile | GroupTourFile, startDate: string): string {
  return dateOfDay(startDate, duration);
}

/** The tour's days with their dates, and what was added on each. */
export function proposedDays(
  { accommodations }: Pick<Catalogue, 'accommodations'>,
  {
    record,
    startDate,
    activities,
  }: Pick<ProposalOffer, 'startDate' | 'activities'> & {
    record: TourFile | GroupTourFile;
  },
): ProposedDay[] {
  return record.itinerary.map(({ day, title, description, drive, meals, accommodationId, stayNote }) => {
    const date = dateOfDay(startDate, day);
    const stay = accommodationId === undefined ? undefined : accommodations.get(accommodationId)?.record.name;
    return {
      day,
      date,
      title,
      description,
      ...(drive && { drive }),
      meals,
      stay: stay ?? null,
      ...(stayNote !== undefined && { stayNote }),
      activities: activities.filter((added) => added.date === date).map(({ name }) => name),
    };
  });
}
