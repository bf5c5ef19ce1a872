import { officeDay } from '#contract/calendar/calendar.ts';
import type { GroupTour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { departureAnchor } from '#features/group-tours/departure-status.tsx';
import { saveCalendar } from '#platform/calendar/calendar-file.ts';
import { tripEntries } from '#platform/calendar/trip-entries.ts';

/** Has the browser save a departure for a calendar. Throws without its code. */
export function saveDeparture(tour: GroupTour, departure: Departure): Promise<void> {
  const { id, startDate: first, endDate: last } = departure;
  const days = tour.itinerary.map(({ title }) => title);
  const path = `/group-tour/${tour.slug}#${departureAnchor(departure)}`;
  const today = officeDay(new Date());
  return saveCalendar(id, tripEntries({ id, tour, days, path, first, last, where: tour.joiningPoint, today }));
}
