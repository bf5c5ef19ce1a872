import { count } from '#contract/words/count.ts';
import { destinationsQuery } from '#features/destinations/destination.queries.ts';
import { DestinationCard } from '#features/destinations/destination-card.tsx';
import { destinationFacets } from '#features/destinations/destination-facets.ts';
import { readDestinationSearch } from '#features/destinations/destination-search.ts';
import { DestinationsMap } from '#features/destinations/destinations-map.tsx';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useList } from '#shell/lists/use-list.ts';
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
