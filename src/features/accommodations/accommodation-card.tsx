import type { AccommodationSummary, Room } from '#contract/records/accommodations.ts';
import type { Accommodation } from '#contract/records/details.ts';
import { dot } from '#contract/words/dot.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { capitalise, nameOf } from '#platform/format.ts';
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
      facts={`${destinationName}${dot}${capitalise(board)}`}
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

/** Whom a room's nightly price is for. */
export const pricedPer: Record<Room['pricing']['per'], string> = {
  room: 'a night for the room',
  person: 'a person a night',
};

/** Rooms as a price list reads: the cheapest first. */
export function byPrice(rooms: readonly Room[]): Room[] {
  return [...rooms].sort((one, other) => one.pricing.basePrice - other.pricing.basePrice);
}

/** What the stay's lowest price is for: `a person a night, full board`. */
export function stayUnit({ rooms, board }: Pick<Accommodation, 'rooms' | 'board'>): string {
  const cheapest = byPrice(rooms)[0];
  return cheapest ? `${pricedPer[cheapest.pricing.per]}, ${board}` : board;
}
