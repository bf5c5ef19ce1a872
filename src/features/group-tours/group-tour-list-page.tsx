import { count } from '#contract/words/count.ts';
import { BegunTrip } from '#features/customization/begun/begun-trip.tsx';
import { ComingDepartures } from '#features/group-tours/coming-departures.tsx';
import { departuresAreFreshFor } from '#features/group-tours/departure-status.tsx';
import { groupToursQuery } from '#features/group-tours/group-tour.queries.ts';
import { GroupTourCard } from '#features/group-tours/group-tour-card.tsx';
import { type GroupTourSearch, readGroupTourSearch } from '#features/group-tours/group-tour-search.ts';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useList } from '#shell/lists/use-list.ts';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid } from '#ui/list-grid.tsx';

const facets: readonly Facet[] = [
  { key: 'month', label: 'Month' },
  { key: 'destination', label: 'Destination' },
  { key: 'seats', label: 'Seats left' },
];

const queryOfNow = (search: GroupTourSearch) => ({ ...groupToursQuery(search), staleTime: departuresAreFreshFor });

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
        above={<BegunTrip />}
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
