import type { InspirationSummary } from '#contract/inspirations.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { capitalise } from '#platform/format/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

interface InspirationCardProps {
  inspiration: InspirationSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

export function InspirationCard({ inspiration, heading = 'h3', isPriority = false }: InspirationCardProps) {
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
