import { useSearch } from '@tanstack/react-router';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { DepartureCalendar } from '#features/group-tours/departure-calendar.tsx';
import { departureMonths, firstMonthOf } from '#features/group-tours/departure-months.ts';
import { departuresAreFreshFor } from '#features/group-tours/departure-status.tsx';
import {
  type GroupTourSearch,
  groupToursQuery,
  readGroupTourSearch,
} from '#features/group-tours/group-tour.queries.ts';
import { GroupTourCard } from '#features/group-tours/group-tour-card.tsx';
import { ResumeTrip } from '#features/trip/resume/resume-trip.tsx';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid, picturesOfList } from '#ui/list-grid.tsx';
import { PageSection } from '#ui/page-section.tsx';

const facets: readonly Facet[] = [
  { key: 'month', label: 'Month' },
  { key: 'destination', label: 'Destination' },
  { key: 'seats', label: 'Seats left' },
];

const queryOfNow = (search: GroupTourSearch) => ({ ...groupToursQuery(search), staleTime: departuresAreFreshFor });

/** The pictures the list begins with. */
export function picturesOfGroupTours(records?: readonly GroupTourSummary[]) {
  return picturesOfList({ records });
}

export function GroupTourListPage() {
  const list = useList({ path: '/group-tours', facets, readSearch: readGroupTourSearch, query: queryOfNow });

  // Seats are one choice, not several: a later one replaces the earlier.
  const choose = (key: string, values: string[]) => list.onChoose(key, key === 'seats' ? values.slice(-1) : values);

  return (
    <>
      <ListPage
        {...list}
        title="Group tours"
        lead="Fixed dates, small groups and a seat count you can see. A seat is yours once we have confirmed it in writing."
        above={<ResumeTrip />}
        onChoose={choose}
        countText={(total) => count(total, 'group tour')}
        renderRecords={({ groupTours }) => (
          <ListGrid>
            {groupTours.map((tour, index) => (
              <GroupTourCard key={tour.id} tour={tour} heading="h2" isPriority={index < 4} />
            ))}
          </ListGrid>
        )}
      />
      <ComingDepartures />
    </>
  );
}

/** The next dates of every listed tour by month. A card names three of a tour; a month none of them is in is left out, since it may have others. */
function ComingDepartures() {
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
