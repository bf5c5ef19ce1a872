import type { DestinationSummary } from '#contract/records/destinations.ts';
import { office } from '#contract/site/office.ts';
import { formatBestMonths } from '#platform/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Pause } from '#ui/text.tsx';

interface DestinationCardProps {
  destination: DestinationSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

export function DestinationCard({ destination, heading = 'h3', isPriority = false }: DestinationCardProps) {
  return (
    <Card
      picture={destination.coverImage}
      heading={heading}
      isPriority={isPriority}
      // Most lie where the tours begin: only another country is news.
      badge={destination.country !== office().country && <Badge tone="paper">{destination.country}</Badge>}
      title={
        <CardLink to="/destinations/$destinationName" params={{ destinationName: destination.slug }}>
          {destination.name}
        </CardLink>
      }
      text={destination.summary}
      facts={
        <>
          <span className="block font-semibold text-ink">{destination.flagship.join(', ')}</span>
          <Pause />
          <span className="block">{`Best ${formatBestMonths(destination.months)}`}</span>
        </>
      }
    />
  );
}
