import type { AccommodationSummary } from '#contract/accommodations.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { capitalise, nameOf } from '#platform/format/words.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

export function AccommodationCard({ accommodation }: { accommodation: AccommodationSummary }) {
  const { slug, name, destinationName, board, tier, price, coverImage, summary } = accommodation;
  return (
    <Card
      picture={coverImage}
      badge={<Badge tone="paper">{nameOf(tierNames, tier)}</Badge>}
      corner={<ShortlistHeart kind="accommodation" slug={slug} name={name} />}
      title={
        <CardLink to="/accommodation/$accommodationSlug" params={{ accommodationSlug: slug }}>
          {name}
        </CardLink>
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
