import { Link } from '@tanstack/react-router';
import type { DestinationSummary } from '#contract/destinations.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, cardLinkClass } from '#ui/card.tsx';

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
      // Most lie in Kenya, where the tours begin: only another country is news.
      badge={destination.country !== 'Kenya' && <Badge tone="paper">{destination.country}</Badge>}
      title={
        <Link
          to="/destinations/$destinationName"
          params={{ destinationName: destination.slug }}
          className={cardLinkClass}
        >
          {destination.name}
        </Link>
      }
      text={destination.summary}
      facts={
        <>
          <span className="block font-semibold text-ink">{destination.flagship.join(', ')}</span>
          <span className="block">Best {formatBestMonths(destination.months)}</span>
        </>
      }
    />
  );
}
