import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposedDay } from '#contract/forms/proposals.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { daySnapshot } from '#server/enquiries/day-snapshots.ts';
import type { ArrangedDay, DayOfTour } from '#server/proposals/arranged-days.ts';
import type { TripOnOffer } from '#server/proposals/trip-on-offer.ts';

/** The days of the trip with their dates, what was added on each, and what the office has written of them. */
export function proposedDays(
  catalogue: Pick<Catalogue, 'accommodations'>,
  { days, startDate, activities }: Pick<TripOnOffer, 'days' | 'startDate' | 'activities'>,
): ProposedDay[] {
  return days.map((day, index) => {
    const date = addDays(startDate, index);
    const { written } = day;
    const { title, ...words } = dayWords(catalogue, day);
    // The map stays where one was on a day that is none of the tour's.
    const tourDay = days.slice(0, index + 1).findLast((each) => each.tourDay !== undefined)?.tourDay?.day;
    const told = {
      day: index + 1,
      date,
      ...(tourDay !== undefined && tourDay !== index + 1 && { tourDay }),
      title: written?.title ?? title,
      ...words,
      activities: activities.filter((added) => added.date === date).map(({ name }) => name),
    };
    return written === undefined ? told : asWritten(told, written);
  });
}

/** A night somewhere else takes the words about the tour's own night with it. */
function asWritten(
  { stayNote, ...day }: ProposedDay,
  { description, stay, hasFacts = true }: NonNullable<ArrangedDay['written']>,
): ProposedDay {
  const { drive: _, ...without } = day;
  return {
    ...(hasFacts ? day : { ...without, meals: [] }),
    ...(description !== undefined && { description }),
    ...(stay === undefined ? stayNote !== undefined && { stayNote } : { stay: stay === '' ? null : stay }),
  };
}

/** What is said of a day without a word of the office: what the tour's page says, or of an extra one what its stay serves. */
export function dayWords(
  catalogue: Pick<Catalogue, 'accommodations'>,
  day: DayOfTour,
): Pick<ProposedDay, 'title' | 'description' | 'drive' | 'meals' | 'stay' | 'stayNote'> {
  const { tourDay, extraAt, sleepAt } = day;
  const { title, stay = null } = daySnapshot(catalogue, day);
  if (extraAt !== undefined || tourDay === undefined) {
    const board = sleepAt === undefined ? undefined : catalogue.accommodations.get(sleepAt)?.record.board;
    const description = 'A day of your own.';
    return { title, description, meals: [], stay, ...(board !== undefined && { stayNote: board }) };
  }
  const { description, drive, meals, stayNote } = tourDay;
  return { title, description, ...(drive && { drive }), meals, stay, ...(stayNote !== undefined && { stayNote }) };
}
