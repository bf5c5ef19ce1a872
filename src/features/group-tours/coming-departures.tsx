import { useSearch } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import { groupToursQuery } from '#features/group-tours/group-tour.queries.ts';
import { readGroupTourSearch } from '#features/group-tours/group-tour-search.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { PageSection } from '#ui/page-section.tsx';

/** The next dates of every listed tour by month. A card names three of a tour; a month none of them is in is left out, since it may have others. */
export function ComingDepartures() {
  const search = useSearch({ from: '/group-tours', select: readGroupTourSearch, structuralSharing: true });
  const { data, dataUpdatedAt } = useListQuery(groupToursQuery(search));
  const listed = (data?.groupTours ?? []).flatMap((tour) =>
    tour.nextDepartures.map((departure) => ({ tour, departure })),
  );
  const months = departureMonths(listed, firstMonthOf(listed, dataUpdatedAt)).filter(
    ({ departures }) => departures.length > 0,
  );
  const others = (data?.groupTours ?? []).reduce((sum, { departureCount }) => sum + departureCount, 0) - listed.length;
  if (months.length === 0) return null;
  return (
    <PageSection
      title="Next to leave"
      lead={
        others > 0 ? `The next dates of each tour. ${count(others, 'more date')} on the tours' own pages.` : undefined
      }
      className="page-width pb-20 print:hidden"
    >
      <DepartureCalendar of="all tours" months={months} />
    </PageSection>
  );
}
