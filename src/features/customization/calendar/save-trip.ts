import { addDays, nairobiDay } from '#contract/calendar.ts';
import type { TripDates } from '#features/customization/trip/customization-state.ts';
import type { TourOffer } from '#features/customization/trip/fit-to-tour.ts';
import { saveCalendar } from '#platform/calendar/calendar-file.ts';
import { tripEntries } from '#platform/calendar/trip-entries.ts';

/** Has the browser save a trip whose first day is chosen for a calendar. Throws without its code. */
export async function saveTrip(offer: TourOffer, { startDate: first, endDate }: TripDates): Promise<void> {
  if (first === undefined) return;
  const id = `${offer.slug}-${first}`;
  const last = endDate ?? addDays(first, offer.duration - 1);
  const trip = { id, tour: offer, path: `/tour/${offer.slug}`, first, last, where: offer.pickupLocation };
  await saveCalendar(id, tripEntries({ ...trip, today: nairobiDay(new Date()) }));
}
