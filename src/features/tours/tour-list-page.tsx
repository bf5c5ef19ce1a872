import { useSearch } from '@tanstack/react-router';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { SavedToursBar } from '#features/tours/saved-tours-bar.tsx';
import { toursQuery } from '#features/tours/tour.queries.ts';
import { tourFacets, tourSorts } from '#features/tours/tour-facets.ts';
import { TourGrid } from '#features/tours/tour-grid.tsx';
import { readTourSearch } from '#features/tours/tour-search.ts';
import { count } from '#platform/format/words.ts';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useListAddress } from '#shell/lists/use-list-address.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { Select } from '#ui/select.tsx';

export function TourListPage() {
  const search = useSearch({ from: '/tours', select: readTourSearch, structuralSharing: true });
  const address = useListAddress('/tours', tourFacets, search);
  const query = useListQuery(toursQuery(search));

  return (
    <ListPage
      title="Safaris and tours"
      lead="Every price is for one person sharing, with what it covers written out. Choose a month first: it decides more than the park does."
      query={query}
      facets={tourFacets}
      {...address}
      countText={(total) => count(total, 'tour')}
      sort={
        <Select
          look="inline"
          label="Sort"
          value={search.sort ?? 'recommended'}
          options={tourSorts}
          onChange={(sort) => address.onSort(sort === 'recommended' ? undefined : sort)}
        />
      }
      above={<SavedToursBar />}
      fallback={<FallbackTourList />}
      renderRecords={({ tours }) => <TourGrid tours={tours} hasPick={(search.page ?? 1) === 1 && tours.length > 3} />}
    />
  );
}
