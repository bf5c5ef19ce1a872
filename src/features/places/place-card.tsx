import type { PlaceSummary } from '#contract/places.ts';
import { formatVisit } from '#features/places/place-words.ts';
import { capitalise } from '#platform/format/words.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

interface PlaceCardProps {
  place: PlaceSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

export function PlaceCard({ place, heading = 'h3', isPriority = false }: PlaceCardProps) {
  return (
    <Card
      picture={place.coverImage}
      heading={heading}
      isPriority={isPriority}
      badge={<Badge tone="paper">{capitalise(place.category)}</Badge>}
      corner={<ShortlistHeart kind="place" slug={place.slug} name={place.name} />}
      title={
        <CardLink to="/place/$placeSlug" params={{ placeSlug: place.slug }}>
          {place.name}
        </CardLink>
      }
      text={place.summary}
      facts={place.destinationName}
      aside={
        <span className="figures font-semibold text-ink">
          <span className="sr-only">Takes </span>
          {formatVisit(place.visitMinutes)}
        </span>
      }
    />
  );
}
