import type { GroupTour } from '#contract/details.ts';
import type { Departure } from '#contract/group-tours.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { CalendarButton } from '#shell/calendar/calendar-button.tsx';

/** A departure's days, and until when it can be cancelled for less. */
export function DepartureCalendarButton({ tour, departure }: { tour: GroupTour; departure: Departure }) {
  return (
    <CalendarButton
      label={`Add to calendar, ${formatDayWithWeekday(departure.startDate)}`}
      save={async () => (await import('#features/group-tours/save-departure.ts')).saveDeparture(tour, departure)}
    />
  );
}
