import { count } from '#contract/words/count.ts';
import { inspirationsQuery } from '#features/inspirations/inspiration.queries.ts';
import { InspirationCard } from '#features/inspirations/inspiration-card.tsx';
import { inspirationFacets } from '#features/inspirations/inspiration-facets.ts';
import { readInspirationSearch } from '#features/inspirations/inspiration-search.ts';
import { ListPage } from '#shell/lists/list-page.tsx';
import { useList } from '#shell/lists/use-list.ts';
import { ListGrid } from '#ui/list-grid.tsx';

export function InspirationListPage() {
  const list = useList({
    path: '/inspirations',
    facets: inspirationFacets,
    readSearch: readInspirationSearch,
    query: inspirationsQuery,
  });

  return (
    <ListPage
      {...list}
      title="Where to begin"
      lead="If you know who is coming but not yet where to, start with a kind of journey: who it is for, when to go, what to know first."
      countText={(total) => count(total, 'idea')}
      renderRecords={({ inspirations }) => (
        <ListGrid>
          {inspirations.map((inspiration, index) => (
            <InspirationCard key={inspiration.id} inspiration={inspiration} heading="h2" isPriority={index < 4} />
          ))}
        </ListGrid>
      )}
    />
  );
}
