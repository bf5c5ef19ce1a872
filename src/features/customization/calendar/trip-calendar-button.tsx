import { useTrip } from '#features/customization/trip/trip-context.ts';
import { CalendarButton } from '#shell/calendar/calendar-button.tsx';

/** The days of the trip, once its first is chosen. */
export function TripCalendarButton() {
  const { state, offer } = useTrip();
  if (state.customizations.dates.startDate === undefined) return null;
  return (
    <CalendarButton
      save={async () => (await import('#features/customization/calendar/save-trip.ts')).saveTrip(offer, state)}
    />
  );
}
