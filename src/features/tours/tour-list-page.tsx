import { count } from '#contract/words/count.ts';
import { BegunTrip } from '#features/customization/begun/begun-trip.tsx';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { toursQuery } from '#features/tours/tour.queries.ts';
import { tourFacets, tourSorts } from '#features/tours/tour-facets.ts';
import { TourGrid } from '#features/tours/tour-grid.tsx';
import { readTourSearch, type TourSearch } from '#features/tours/tour-search.ts';
import { TripWish, type Wish } from '#features/tours/trip-wish.tsx';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useList } from '#shell/lists/use-list.ts';
import { Select } from '#ui/select.tsx';

/** Of several months none stands in the field for one. */
function wishOf({ month = [], travellers, upTo }: TourSearch): Wish {
  const [only = ''] = month;
  return { month: month.length === 1 ? only : '', travellers: travellers ?? '', upTo: upTo ?? '' };
}

export function TourListPage() {
  const list = useList({ path: '/tours', facets: tourFacets, readSearch: readTourSearch, query: toursQuery });
  const choose = (part: Partial<Wish>) => {
    for (const [key, value] of Object.entries(part)) list.onChoose(key, value === '' ? [] : [value]);
  };

  return (
    <ListPage
      {...list}
      title="Safaris and tours"
      lead="What a trip costs depends most on the month and on how many you are."
      countText={(total) => count(total, 'tour')}
      sort={
        <Select
          look="inline"
          label="Sort"
          value={list.search.sort ?? 'recommended'}
          options={tourSorts}
          onChange={(sort) => list.onSort(sort === 'recommended' ? undefined : sort)}
        />
      }
      asked={
        <div className="grid max-w-2xl grid-cols-3 items-end gap-3 max-[20rem]:grid-cols-1 sm:gap-4 print:hidden">
          <TripWish wish={wishOf(list.search)} onChange={choose} />
        </div>
      }
      above={<BegunTrip />}
      fallback={<FallbackTourList />}
      renderRecords={({ tours }) => (
        <TourGrid tours={tours} hasLead={(list.search.page ?? 1) === 1 && tours.length > 3} />
      )}
    />
  );
}
