import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { tripDayLines } from '#features/trip/state/trip-day-lines.ts';
import { saveCalendar } from '#platform/calendar/calendar-file.ts';
import { tripEntries } from '#platform/calendar/trip-entries.ts';

/** Has the browser save a trip whose first day is chosen for a calendar. Throws without its code. */
export async function saveTrip(offer: TourOffer, state: Pick<CustomizationState, 'customizations'>): Promise<void> {
  const { startDate: first, endDate } = state.customizations.dates;
  if (first === undefined) return;
  const id = `${offer.slug}-${first}`;
  const days = tripDayLines(state, offer).map(({ title }) => title);
  const last = endDate ?? addDays(first, days.length - 1);
  const trip = { id, tour: offer, days, path: `/tour/${offer.slug}`, first, last, where: offer.pickupLocation };
  await saveCalendar(id, tripEntries({ ...trip, today: officeDay(new Date()) }));
}
