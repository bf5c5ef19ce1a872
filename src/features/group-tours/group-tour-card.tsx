import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { DeparturePrice } from '#features/group-tours/departure-price.tsx';
import { DepartureStatusBadge, nextDeparture } from '#features/group-tours/departure-status.tsx';
import { SeatsBar } from '#features/group-tours/seats-bar.tsx';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Pause } from '#ui/text.tsx';

interface GroupTourCardProps {
  tour: GroupTourSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

export function GroupTourCard({ tour, heading = 'h3', isPriority = false }: GroupTourCardProps) {
  const next = nextDeparture(tour.nextDepartures);
  return (
    <Card
      picture={tour.coverImage}
      heading={heading}
      isPriority={isPriority}
      badge={
        <>
          <Badge tone="paper">{count(tour.duration, 'day')}</Badge>
          {tour.label && <Badge tone="sun">{tour.label}</Badge>}
        </>
      }
      corner={<ShortlistHeart kind="group-tour" slug={tour.slug} name={tour.name} />}
      title={
        <CardLink to="/group-tour/$tourSlug" params={{ tourSlug: tour.slug }}>
          {tour.name}
        </CardLink>
      }
      text={tour.tagline}
      facts={
        <>
          <span className="mb-1 block">
            <DeparturePrice tour={tour} departure={next} />
            <Pause />
          </span>
          {next ? (
            <>
              <span className="block font-semibold text-ink">{formatDayWithWeekday(next.startDate)}</span>
              <Pause />
              <span className="mt-1 block">
                <SeatsBar status={next.status} availableSeats={next.availableSeats} totalSeats={next.totalSeats} />
              </span>
              <span className="mt-1.5 block">
                <DepartureStatusBadge status={next.status} />
              </span>
            </>
          ) : (
            <span>New dates are being set: ask us</span>
          )}
        </>
      }
    />
  );
}
