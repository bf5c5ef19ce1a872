import { count } from '#contract/words/count.ts';
import {
  destinationsMapQuery,
  destinationsQuery,
  readDestinationSearch,
} from '#features/destinations/destination.queries.ts';
import { DestinationCard } from '#features/destinations/destination-card.tsx';
import { SeasonMap } from '#features/destinations/season-map.tsx';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { FoldOnPhone } from '#ui/disclosure.tsx';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid } from '#ui/list-grid.tsx';

export function DestinationListPage() {
  const list = useList({
    path: '/destinations',
    facets: destinationFacets,
    readSearch: readDestinationSearch,
    query: destinationsQuery,
  });

  return (
    <ListPage
      {...list}
      title="Where to go"
      lead="Start with your month. A park that is right in August can be deep in mud in April, and each page says so month by month."
      above={<DestinationsMap />}
      countText={(total) => count(total, 'destination')}
      renderRecords={({ destinations }) => (
        <ListGrid>
          {destinations.map((destination, index) => (
            <DestinationCard key={destination.id} destination={destination} heading="h2" isPriority={index < 4} />
          ))}
        </ListGrid>
      )}
    />
  );
}

/**
 * Every destination on one map: open on a desktop, folded away on a phone, where the list is what one came for. When it could
 * not be had nothing stands in its place, since the list below has the same links.
 */
function DestinationsMap() {
  const { data: map } = useListQuery(destinationsMapQuery());
  if (map === undefined) return null;
  return (
    <div className="page-width print:hidden">
      <FoldOnPhone
        isOnTablet
        className="max-lg:border-line max-lg:border-y"
        summary={
          <span className="py-3 font-semibold text-[1.0625rem]">
            The map, month by month
            <span className="block font-normal text-label text-muted">Where it is best, and where the herds are</span>
          </span>
        }
      >
        <div className="max-w-[46rem] pb-5 lg:max-w-none lg:pb-12">
          <SeasonMap />
        </div>
      </FoldOnPhone>
    </div>
  );
}

const destinationFacets: readonly Facet[] = [
  { key: 'month', label: 'Month' },
  { key: 'country', label: 'Country' },
  { key: 'wildlife', label: 'Wildlife' },
  { key: 'type', label: 'Kind' },
];
