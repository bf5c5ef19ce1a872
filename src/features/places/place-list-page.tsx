import type { PlaceSummary } from '#contract/records/places.ts';
import { count } from '#contract/words/count.ts';
import { placesQuery, readPlaceSearch } from '#features/places/place.queries.ts';
import { PlaceCard } from '#features/places/place-card.tsx';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid, picturesOfList } from '#ui/list-grid.tsx';

/** The pictures the list begins with. */
export function picturesOfPlaces(records?: readonly PlaceSummary[]) {
  return picturesOfList({ records });
}

export function PlaceListPage() {
  const list = useList({ path: '/places', facets: placeFacets, readSearch: readPlaceSearch, query: placesQuery });

  return (
    <ListPage
      {...list}
      title="Places to stop"
      lead="A spring, a cliff, a museum, a bend in the river: the single places our routes pass, with how long each takes and what it costs to go in."
      countText={(total) => count(total, 'place')}
      renderRecords={({ places }) => (
        <ListGrid>
          {places.map((place, index) => (
            <PlaceCard key={place.id} place={place} heading="h2" isPriority={index < 4} />
          ))}
        </ListGrid>
      )}
    />
  );
}

const placeFacets: readonly Facet[] = [
  { key: 'category', label: 'Kind of place' },
  { key: 'destination', label: 'Destination' },
];
