import type { PlaceSummary } from '#contract/records/places.ts';
import { capitalise } from '#platform/format.ts';
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

/** From here on a visit is the day's plan, and hours and minutes would only pretend to know better. */
const fullDay = 6 * 60;

/** How long a visit takes: `40 min`, `1 h 15 min`, `A full day`. */
export function formatVisit(visitMinutes: number): string {
  if (visitMinutes >= fullDay) return 'A full day';
  const hours = Math.floor(visitMinutes / 60);
  const minutes = visitMinutes % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
