import type { GroupTourSummary } from '#contract/group-tours.ts';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import { count } from '#platform/format/words.ts';
import { PageSection } from '#ui/page-section.tsx';

interface ComingDeparturesProps {
  tours: readonly GroupTourSummary[];
  /** When the tours were read, in milliseconds. */
  readAt: number;
}

/** The next dates of every listed tour by month. A card names three of a tour; a month none of them is in is left out, since it may have others. */
export function ComingDepartures({ tours, readAt }: ComingDeparturesProps) {
  const listed = tours.flatMap((tour) => tour.nextDepartures.map((departure) => ({ tour, departure })));
  const months = departureMonths(listed, firstMonthOf(listed, readAt)).filter(
    ({ departures }) => departures.length > 0,
  );
  const shown = months.reduce((sum, { departures }) => sum + departures.length, 0);
  const others = tours.reduce((sum, { departureCount }) => sum + departureCount, 0) - shown;
  if (shown === 0) return null;
  return (
    <PageSection
      title="Next to leave"
      lead={
        others > 0 ? `The next dates of each tour. ${count(others, 'more date')} on the tours' own pages.` : undefined
      }
      className="page-width pb-10 print:hidden"
    >
      <DepartureCalendar of="all tours" months={months} />
    </PageSection>
  );
}
