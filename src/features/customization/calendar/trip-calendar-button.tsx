import { addDays, nairobiDay } from '#contract/calendar.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { CalendarButton } from '#shell/calendar/calendar-button.tsx';

/** The days of the trip, once its first is chosen. */
export function TripCalendarButton() {
  const { state, offer } = useTrip();
  const { startDate: first, endDate } = state.customizations.dates;
  if (first === undefined) return null;
  return (
    <CalendarButton
      name={`${offer.slug}-${first}`}
      entries={async () => {
        const { tripEntries } = await import('#platform/calendar/trip-entries.ts');
        const last = endDate ?? addDays(first, offer.duration - 1);
        const trip = { id: `${offer.slug}-${first}`, tour: offer, path: `/tour/${offer.slug}`, first, last };
        return tripEntries({ ...trip, where: offer.pickupLocation, today: nairobiDay(new Date()) });
      }}
    />
  );
}
