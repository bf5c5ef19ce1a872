import { useSearch } from '@tanstack/react-router';
import { destinationsQuery } from '#features/destinations/destination.queries.ts';
import { DestinationCard } from '#features/destinations/destination-card.tsx';
import { destinationFacets } from '#features/destinations/destination-facets.ts';
import { readDestinationSearch } from '#features/destinations/destination-search.ts';
import { DestinationsMap } from '#features/destinations/destinations-map.tsx';
import { count } from '#platform/format/words.ts';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useListAddress } from '#shell/lists/use-list-address.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ListGrid } from '#ui/list-grid.tsx';

export function DestinationListPage() {
  const search = useSearch({ from: '/destinations/', select: readDestinationSearch, structuralSharing: true });
  const address = useListAddress('/destinations', destinationFacets, search);
  const query = useListQuery(destinationsQuery(search));

  return (
    <ListPage
      title="Where to go"
      lead="Start with your month. A park that is right in August can be deep in mud in April, and each page says so month by month."
      query={query}
      facets={destinationFacets}
      {...address}
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
