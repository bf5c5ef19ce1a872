import { Link } from '@tanstack/react-router';
import type { TourSummary } from '#contract/records/tours.ts';
import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { useTourPreferences } from '#features/tours/tour-preferences.ts';
import { TourPrice } from '#features/tours/tour-price.tsx';
import { customiseId } from '#features/trip/trip-anchors.ts';
import { formatBestMonths, nameOf } from '#platform/format.ts';
import { ShortlistHeart } from '#shell/shortlist/shortlist-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { RouteWords } from '#ui/route-words.tsx';
import { Pause } from '#ui/text.tsx';

interface TourCardProps {
  tour: TourSummary;
  heading?: 'h2' | 'h3';
  isPriority?: boolean;
}

export function TourCard({ tour, heading = 'h3', isPriority = false }: TourCardProps) {
  const preferences = useTourPreferences();
  return (
    <Card
      picture={tour.coverImage}
      heading={heading}
      isPriority={isPriority}
      shape="tall"
      badge={
        <>
          {tour.isPick && <Badge tone="paper">Planner's pick</Badge>}
          {tour.isFallback && <Badge tone="paper">Example</Badge>}
          {tour.label && <Badge tone="sun">{tour.label}</Badge>}
          <Badge tone="paper">{count(tour.duration, 'day')}</Badge>
        </>
      }
      corner={!tour.isFallback && <ShortlistHeart kind="tour" slug={tour.slug} name={tour.name} />}
      title={
        tour.isFallback ? (
          tour.name
        ) : (
          <CardLink to="/tour/$tourSlug" params={{ tourSlug: tour.slug }} search={preferences}>
            {tour.name}
          </CardLink>
        )
      }
      text={tour.tagline}
      facts={
        <>
          <span className="mb-1 block">
            <TourPrice tour={tour} />
            <Pause />
          </span>
          <span className="block">
            <RouteWords stops={tour.stops} />
            <Pause />
          </span>
          <span className="unless-row block">
            <span>{`${nameOf(tierNames, tour.tier)}${dot}${tour.vehicleType}`}</span>
            <Pause />
          </span>
          <span className="block">{`Best ${formatBestMonths(tour.months)}`}</span>
          <Pause />
          {!tour.isFallback && (
            <Link
              to="/tour/$tourSlug"
              params={{ tourSlug: tour.slug }}
              search={preferences}
              hash={customiseId}
              aria-label={`Customise ${tour.name}`}
              className="unless-row relative z-10 mt-1 -mb-2 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              Customise
            </Link>
          )}
        </>
      }
    />
  );
}
