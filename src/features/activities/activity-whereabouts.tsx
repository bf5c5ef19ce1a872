import { CloudSun, MapPin, Star } from 'lucide-react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { count } from '#contract/words/count.ts';
import { Badge } from '#ui/badge.tsx';

/** Where an activity is, and what guests gave it, if they did. */
export function ActivityWhereabouts({ activity }: { activity: ActivitySummary }) {
  const { location, rating, reviewCount } = activity;
  return (
    <p className="flex w-full flex-wrap items-center gap-x-5 gap-y-1 pt-2 text-muted">
      <span className="flex gap-2">
        <MapPin aria-hidden="true" size={17} className="mt-1.5 shrink-0 text-accent" />
        {location?.name || 'Location not specified'}
      </span>
      {rating !== undefined && (
        <span className="figures flex items-center gap-1.5">
          <Star aria-hidden="true" size={17} className="fill-sun text-sun" />
          <span className="sr-only">Rating </span>
          <span className="font-semibold text-ink">{rating}</span>
          {reviewCount !== undefined && `(${count(reviewCount, 'review')})`}
        </span>
      )}
    </p>
  );
}

export function WeatherBadge() {
  return (
    <Badge tone="sun">
      <CloudSun aria-hidden="true" size={15} />
      Weather Dependent
    </Badge>
  );
}
