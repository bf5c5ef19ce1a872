import type { InspirationSummary } from '#contract/records/inspirations.ts';
import { count } from '#contract/words/count.ts';
import { inspirationsQuery, readInspirationSearch } from '#features/inspirations/inspiration.queries.ts';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import { capitalise, formatBestMonths } from '#platform/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import type { Facet } from '#ui/facets/facet.ts';
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
        <ListGrid isUpright>
          {inspirations.map((inspiration, index) => (
            <InspirationCard key={inspiration.id} inspiration={inspiration} heading="h2" isPriority={index < 4} />
          ))}
        </ListGrid>
      )}
    />
  );
}

interface InspirationCardProps {
  inspiration: InspirationSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

function InspirationCard({ inspiration, heading = 'h3', isPriority = false }: InspirationCardProps) {
  return (
    <Card
      picture={inspiration.coverImage}
      shape="portrait"
      heading={heading}
      isPriority={isPriority}
      badge={<Badge tone="paper">{capitalise(inspiration.theme)}</Badge>}
      title={
        <CardLink to="/inspiration/$inspirationSlug" params={{ inspirationSlug: inspiration.slug }}>
          {inspiration.title}
        </CardLink>
      }
      text={inspiration.excerpt}
      facts={`Best ${formatBestMonths(inspiration.months)}`}
    />
  );
}

const inspirationFacets: readonly Facet[] = [{ key: 'theme', label: 'Kind of journey' }];
