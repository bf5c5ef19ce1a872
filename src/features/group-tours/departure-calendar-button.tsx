import { nairobiDay } from '#contract/calendar.ts';
import type { GroupTour } from '#contract/details.ts';
import type { Departure } from '#contract/group-tours.ts';
import { departureAnchor } from '#features/group-tours/departure-anchor.ts';
import { formatDayWithWeekday } from '#platform/format/calendar-day.ts';
import { CalendarButton } from '#shell/calendar/calendar-button.tsx';

/** A departure's days, and until when it can be cancelled for less. */
export function DepartureCalendarButton({ tour, departure }: { tour: GroupTour; departure: Departure }) {
  const { id, startDate, endDate } = departure;
  return (
    <CalendarButton
      label={`Add to calendar, ${formatDayWithWeekday(startDate)}`}
      name={id}
      entries={async () => {
        const { tripEntries } = await import('#platform/calendar/trip-entries.ts');
        const path = `/group-tour/${tour.slug}#${departureAnchor(departure)}`;
        const today = nairobiDay(new Date());
        return tripEntries({ id, tour, path, first: startDate, last: endDate, where: tour.joiningPoint, today });
      }}
    />
  );
}
