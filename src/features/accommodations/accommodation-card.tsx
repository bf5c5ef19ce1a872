import { Link } from '@tanstack/react-router';
import type { AccommodationSummary } from '#contract/accommodations.ts';
import { tierNames } from '#features/accommodations/accommodation-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { capitalise, nameOf } from '#platform/format/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, cardLinkClass } from '#ui/card.tsx';

export function AccommodationCard({ accommodation }: { accommodation: AccommodationSummary }) {
  const { slug, name, destinationName, board, tier, price, coverImage, summary } = accommodation;
  return (
    <Card
      picture={coverImage}
      badge={<Badge tone="paper">{nameOf(tierNames, tier)}</Badge>}
      title={
        <Link to="/accommodation/$accommodationSlug" params={{ accommodationSlug: slug }} className={cardLinkClass}>
          {name}
        </Link>
      }
      text={summary}
      facts={`${destinationName} · ${capitalise(board)}`}
      aside={
        <>
          <span className="text-muted">from </span>
          <span className="figures font-bold text-ink">{formatUsd(price)}</span>
          <span className="text-muted"> a night</span>
        </>
      }
    />
  );
}
