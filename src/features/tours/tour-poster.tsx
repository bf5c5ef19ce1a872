import type { TourSummary } from '#contract/records/tours.ts';
import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { TourPrice } from '#features/tours/tour-price.tsx';
import { formatBestMonths } from '#platform/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

/** A tour as a poster: upright plate, lying on a phone, then name, months and price. */
export function TourPoster({ tour }: { tour: TourSummary }) {
  return (
    <Card
      picture={tour.coverImage}
      shape="tall"
      badge={
        <>
          {tour.label && <Badge tone="sun">{tour.label}</Badge>}
          <Badge tone="paper">{count(tour.duration, 'day')}</Badge>
        </>
      }
      title={
        <CardLink to="/tour/$tourSlug" params={{ tourSlug: tour.slug }}>
          {tour.name}
        </CardLink>
      }
      text={`${tour.tagline}${dot}best ${formatBestMonths(tour.months)}`}
      facts={<TourPrice tour={tour} />}
    />
  );
}
